#!/bin/sh
# Brings a running shop to the version of this checkout, or of SHOP_VERSION where SHOP_IMAGE is a published image, one server after the other, so that nobody notices.
# usage: deploy/update.sh [--stop]    --stop: where stored data have to be changed, the shop is down meanwhile
set -eu
cd "$(dirname "$0")/.."

case "${1-}" in
  '' | --stop) ;;
  *)
    echo 'usage: deploy/update.sh [--stop]' >&2
    exit 2
    ;;
esac

# The time of the files: with it, one commit makes the same image wherever it is built.
SOURCE_DATE_EPOCH=$(git log -1 --format=%ct 2> /dev/null || true)
export SOURCE_DATE_EPOCH
# A name with a registry in it is an image that was published; any other is built here.
case $(docker compose config --images migrate) in
  */*) docker compose pull migrate ;;
  *) docker compose build ;;
esac
pending=$(docker compose run --rm --no-deps -T migrate migrate --dry-run)
case $pending in
  'Nothing to do.') ;;
  *'may go on running.') printf 'Stored data are changed while the shop is open:\n%s\n' "$pending" ;;
  *)
    printf 'Stored data have to be changed, which servers of the older version cannot read:\n%s\n' "$pending"
    if [ "${1-}" != --stop ]; then
      echo 'Back the database up; then run this with --stop. Nothing was changed.' >&2
      exit 1
    fi
    docker compose stop web-1 web-2 jobs
    ;;
esac
docker compose run --rm --no-deps -T migrate

# `--wait` ends when the new server is healthy; Caddy asks every second whether it may have requests.
for server in web-1 web-2; do
  docker compose up --detach --no-deps --no-build --wait "$server"
  sleep 5
done
docker compose up --detach --no-deps --no-build --wait jobs
docker compose up --detach --no-deps --no-build caddy
