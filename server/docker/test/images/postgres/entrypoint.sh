#!/bin/bash
# What compose relies on in the official entrypoint: a cluster at the first start, made from
# POSTGRES_USER, POSTGRES_PASSWORD, POSTGRES_DB and POSTGRES_INITDB_ARGS; then the command.
set -euo pipefail
# `docker compose up` may pass options alone.
case "${1:-}" in -*) set -- postgres "$@" ;; esac
sockets=/var/run/postgresql
if [ "${1:-}" = postgres ]; then set -- "$@" -c "unix_socket_directories=$sockets"; fi
if [ "${1:-}" = postgres ] && [ ! -s "$PGDATA/PG_VERSION" ]; then
  mkdir -p "$PGDATA" && chmod 700 "$PGDATA"
  eval "initdb --username=\"$POSTGRES_USER\" --pwfile=<(printf '%s\n' \"$POSTGRES_PASSWORD\") --encoding=UTF8 ${POSTGRES_INITDB_ARGS:-}"
  echo 'host all all all scram-sha-256' >> "$PGDATA/pg_hba.conf"
  # Nobody from outside may come in before the database is made.
  pg_ctl --wait --options "-c listen_addresses='' -c unix_socket_directories=$sockets" start
  createdb --host="$sockets" --username="$POSTGRES_USER" "$POSTGRES_DB"
  pg_ctl --wait --mode=fast stop
fi
exec "$@"
