"""The job file that a command line ends with: `… -- JOB.json`, a list of pictures with `out`, the file to write."""
import json
import os
import sys


def wanted_pictures():
    """The pictures of the job that do not exist yet."""
    with open(sys.argv[sys.argv.index('--') + 1], encoding='utf8') as job:
        pictures = json.load(job)
    return [picture for picture in pictures if not os.path.exists(picture['out'])]
