#!/bin/sh
# Starts the edge: writes the configuration from the variables below and replaces itself with nginx.
# `start.sh configure` only writes the configuration. Tests, bench and container use this file.
set -eu

here=$(cd "$(dirname "$0")" && pwd)

web=${EDGE_WEB:-web:3000}                       # host and port of the site; the name may have several addresses
listen=${EDGE_LISTEN:-}                         # addresses to listen on, IPv6 in brackets; default: all
http_port=${EDGE_HTTP_PORT:-8080}
https_port=${EDGE_HTTPS_PORT:-8443}
health_port=${EDGE_HEALTH_PORT:-8081}
certificates=${EDGE_CERTIFICATES:-/certificates} # folder of fullchain.pem and privkey.pem
acme=${EDGE_ACME:-/var/cache/acme}              # without them: folder of the service acme; plain HTTP until it has live.pem
uploads=${EDGE_UPLOADS:-/srv/uploads}
cache=${EDGE_CACHE:-/var/cache/edge}
run=${EDGE_RUN:-/tmp/edge}
proxies=${EDGE_TRUSTED_PROXIES:-}               # addresses of proxies in front of the edge, comma-separated
patience=${EDGE_PATIENCE:-10}                   # seconds for a client's headers, and between two parts of a body
workers=${EDGE_WORKERS:-auto}
look=${EDGE_LOOK:-5}                            # seconds between two looks at live.pem
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

# Tests may run as root, in folders that only root can enter. In the container nginx does not run as root.
user=
[ "$(id -u)" != 0 ] || user='user root;'

version=$("$nginx" -v 2>&1 | sed 's|.*nginx/\([0-9.]*\).*|\1|')
# Whether nginx is this release or a newer one.
is_since() { printf '%s\n%s\n' "$version" "$1" | sort -t. -k1,1n -k2,2n -k3,3n | head -n 1 | grep -Fqx "$1"; }

# nginx 1.25.1 and newer have `http2 on` and warn about `listen … http2`, which older versions need.
if is_since 1.25.1; then
  http2_flag= http2_line='http2 on;'
else
  http2_flag=' http2' http2_line=
fi

{
  IFS=,
  for proxy in $proxies; do echo "set_real_ip_from $(echo "$proxy" | tr -d ' ');"; done
  unset IFS
  [ -z "$proxies" ] || echo 'real_ip_header X-Forwarded-For; real_ip_recursive on;'
  # After a reload keep-alive connections stay open for a moment, because a client may be sending its next request.
  ! is_since 1.27.4 || echo 'keepalive_min_timeout 5s;'
} > "$run/proxies.conf"

refuse_unreadable() {
  echo "CERTIFICATES: fullchain.pem and privkey.pem in $certificates must be readable by user $(id -u)." >&2
  exit 1
}
# Certificates in an unreadable folder would otherwise count as missing, and the site would be served without TLS.
if [ -d "$certificates" ] && ! [ -x "$certificates" ]; then refuse_unreadable; fi
for name in fullchain.pem privkey.pem; do
  if [ -L "$certificates/$name" ] && ! [ -e "$certificates/$name" ]; then
    echo "CERTIFICATES: $name in $certificates is a link that leads out of the folder; copy the file (cp -L)." >&2
    exit 1
  fi
done

content() { cat "$live" 2> /dev/null | cksum; }
chain=$certificates/fullchain.pem key=$certificates/privkey.pem live= challenge=
if [ -f "$chain" ] && [ -f "$key" ]; then
  if ! [ -r "$chain" ] || ! [ -r "$key" ]; then refuse_unreadable; fi
else
  # A proxy in front of the edge terminates TLS.
  case $proxies$site_url in https://*)
    live=$acme/live.pem chain=$live key=$live loaded=$(content)
    challenge="location ^~ /.well-known/acme-challenge/ { alias $acme/challenge/; default_type text/plain; }"
  esac
fi

if [ -f "$chain" ] && [ -f "$key" ]; then
  cat > "$run/servers.conf" << END
server {
$(listen_on "$https_port" " ssl$http2_flag")
  ${http2_line}
  ssl_certificate $chain;
  ssl_certificate_key $key;
  include $run/site.conf;
}
server {
$(listen_on "$http_port" "")
  $challenge
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
  $challenge
  include $run/site.conf;
}
END
fi

for file in nginx.conf maps.conf site.conf; do
  sed -e "s|@USER@|$user|" -e "s|@WORKERS@|$workers|" -e "s|@RUN@|$run|g" -e "s|@CACHE@|$cache|g" -e "s|@WEB@|$web|" \
    -e "s|@RESOLVER@|$resolver|" -e "s|@PATIENCE@|$patience|g" -e "s|@ACCESS_LOG@|$access_log|g" \
    -e "s|@HEALTH_PORT@|$health_port|" -e "s|@UPLOADS@|$uploads|" -e "s|@HERE@|$here|g" "$here/$file" > "$run/$file"
done

[ "${1:-}" != configure ] || exit 0

# Loads each new certificate of the service acme. nginx gets the process id of this script.
if [ -n "$live" ]; then
  while sleep "$look" && kill -0 $$ 2> /dev/null; do
    found=$(content)
    [ "$found" != "$loaded" ] || continue
    loaded=$found
    if sh "$0" configure; then kill -HUP $$; fi
  done &
fi

exec "$nginx" -e stderr -p "$run" -c "$run/nginx.conf" -g 'daemon off;'
