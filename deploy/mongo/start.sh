#!/bin/sh
# Starts one member of the replica set. Its members prove who they are by a key, which mongod takes from a file that nobody
# else can read.
set -eu
umask 077
printf '%s' "${MONGO_REPLICA_KEY:?MONGO_REPLICA_KEY is missing in .env}" > /tmp/replica-key
# A transaction of a process that was killed keeps its locks for so long; the shop's take far less than ten seconds.
exec mongod --replSet rs0 --bind_ip_all --keyFile /tmp/replica-key --wiredTigerCacheSizeGB 0.5 \
  --setParameter transactionLifetimeLimitSeconds=10
