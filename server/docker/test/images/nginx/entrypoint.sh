#!/bin/sh
# What compose relies on in the official entrypoint: templates become configuration, with the
# environment variables that NGINX_ENVSUBST_FILTER names.
set -eu
names=$(env | cut -d= -f1 | grep -E "${NGINX_ENVSUBST_FILTER:-.}" | sed 's/.*/${&}/' | tr '\n' ' ')
for template in /etc/nginx/templates/*.template; do
  envsubst "$names" < "$template" > "/etc/nginx/conf.d/$(basename "$template" .template)"
done
exec "$@"
