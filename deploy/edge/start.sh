#!/bin/sh
# Starts the edge: writes the configuration with the variables below and replaces itself by nginx.
# `start.sh configure` only writes the configuration. Tests, bench and container use this file.
set -eu

here=$(cd "$(dirname "$0")" && pwd)

web=${EDGE_WEB:-web:3000}                       # host and port of the site; the name may have several addresses
listen=${EDGE_LISTEN:-}                         # addresses to listen on, IPv6 in brackets; default: all
http_port=${EDGE_HTTP_PORT:-8080}
https_port=${EDGE_HTTPS_PORT:-8443}
health_port=${EDGE_HEALTH_PORT:-8081}
certificates=${EDGE_CERTIFICATES:-/certificates} # folder of fullchain.pem and privkey.pem; plain HTTP without them
uploads=${EDGE_UPLOADS:-/srv/uploads}
cache=${EDGE_CACHE:-/var/cache/edge}
run=${EDGE_RUN:-/tmp/edge}
proxies=${EDGE_TRUSTED_PROXIES:-}               # addresses of proxies in front of the edge, comma-separated
patience=${EDGE_PATIENCE:-10}                   # seconds for a client's headers, and between two parts of a body
workers=${EDGE_WORKERS:-auto}
access_log=${EDGE_ACCESS_LOG:-/dev/stdout}
interfaces=${EDGE_INTERFACES:-/proc/net/if_inet6} # IPv6 addresses; the file is missing without IPv6
site_url=${SITE_URL:-}
nginx=${NGINX_PATH:-nginx}

resolver=${EDGE_RESOLVER:-$(awk '/^nameserver/ { print ($2 ~ /:/ ? "[" $2 "]" : $2); exit }' /etc/resolv.conf)}

mkdir -p "$run" "$cache/pages" "$cache/assets" "$cache/bodies"

# nginx does not start when it should listen on IPv6 and the machine has none.
if [ -z "$listen" ]; then
  listen=0.0.0.0
  [ ! -f "$interfaces" ] || listen='0.0.0.0 [::]'
fi
# Writes a `listen` for each address: listen_on PORT FLAGS.
listen_on() {
  for address in $listen; do echo "  listen $address:$1$2;"; done
}

# The tests may run as root, in folders that only root can enter. In the container nginx does not run as root.
user=
[ "$(id -u)" != 0 ] || user='user root;'

# nginx 1.25.1 and newer have `http2 on` and warn about `listen … http2`, which older versions need.
version=$("$nginx" -v 2>&1 | sed 's|.*nginx/\([0-9.]*\).*|\1|')
if printf '%s\n1.25.1\n' "$version" | sort -t. -k1,1n -k2,2n -k3,3n | head -n 1 | grep -qx '1\.25\.1'; then
  http2_flag= http2_line='http2 on;'
else
  http2_flag=' http2' http2_line=
fi

{
  IFS=,
  for proxy in $proxies; do echo "set_real_ip_from $(echo "$proxy" | tr -d ' ');"; done
  unset IFS
  [ -z "$proxies" ] || echo 'real_ip_header X-Forwarded-For; real_ip_recursive on;'
} > "$run/proxies.conf"

refuse_unreadable() {
  echo "CERTIFICATES: fullchain.pem and privkey.pem in $certificates must be readable by user $(id -u)." >&2
  exit 1
}
# Certificates that cannot be seen would otherwise count as none, and the site would be served without TLS.
if [ -d "$certificates" ] && ! [ -x "$certificates" ]; then refuse_unreadable; fi
for name in fullchain.pem privkey.pem; do
  if [ -L "$certificates/$name" ] && ! [ -e "$certificates/$name" ]; then
    echo "CERTIFICATES: $name in $certificates is a link that leads out of the folder; copy the file (cp -L)." >&2
    exit 1
  fi
done

if [ -f "$certificates/fullchain.pem" ] && [ -f "$certificates/privkey.pem" ]; then
  if ! [ -r "$certificates/fullchain.pem" ] || ! [ -r "$certificates/privkey.pem" ]; then refuse_unreadable; fi
  cat > "$run/servers.conf" << END
server {
$(listen_on "$https_port" " ssl$http2_flag")
  ${http2_line}
  ssl_certificate $certificates/fullchain.pem;
  ssl_certificate_key $certificates/privkey.pem;
  include $run/site.conf;
}
server {
$(listen_on "$http_port" "")
  location / {
    add_header Cache-Control no-cache;
    return 308 ${site_url:-https://\$host}\$request_uri;
  }
}
END
else
  cat > "$run/servers.conf" << END
server {
$(listen_on "$http_port" "")
  include $run/site.conf;
}
END
fi

for file in nginx.conf maps.conf site.conf; do
  sed -e "s|@USER@|$user|" -e "s|@WORKERS@|$workers|" -e "s|@RUN@|$run|g" -e "s|@CACHE@|$cache|g" -e "s|@WEB@|$web|" \
    -e "s|@RESOLVER@|$resolver|" -e "s|@PATIENCE@|$patience|g" -e "s|@ACCESS_LOG@|$access_log|g" \
    -e "s|@HEALTH_PORT@|$health_port|" -e "s|@UPLOADS@|$uploads|" -e "s|@HERE@|$here|g" "$here/$file" > "$run/$file"
done

[ "${1:-}" = configure ] || exec "$nginx" -e stderr -p "$run" -c "$run/nginx.conf" -g 'daemon off;'
