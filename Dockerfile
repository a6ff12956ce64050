# The images of docker-compose.yml. Building them needs no secret and no database. Each RUN except those of apt-get is a script that
# the tests run, too (e2e/operations/image.test.ts), because they have no container engine.

FROM node:24-bookworm-slim AS node

FROM node AS build
WORKDIR /src
COPY package.json package-lock.json ./
COPY scripts scripts
RUN node scripts/image.mjs packages
COPY . .
RUN node scripts/image.mjs folder /image

# The site.
FROM node AS web
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/srv/data UPLOADS_DIR=/srv/uploads
ENV ATTACHMENTS_DIR=/srv/attachments
# glibc gives each thread its own memory arena, which keeps the memory of decoded pictures. Two are enough.
ENV MALLOC_ARENA_MAX=2
WORKDIR /app
COPY --from=build --chown=node:node /src/deploy/volumes/web/ /srv/
COPY --from=build /image ./
USER node
EXPOSE 3000
CMD ["node", "deploy/run.mjs", "web"]

# The same programs, with pg_dump of the database's release.
FROM postgres:18-bookworm AS backup
ENV NODE_ENV=production UPLOADS_DIR=/srv/uploads ATTACHMENTS_DIR=/srv/attachments BACKUP_DIR=/srv/backups
WORKDIR /app
COPY --from=node /usr/local/bin/node /usr/local/bin/
COPY --from=build --chown=1000:1000 /src/deploy/volumes/backup/ /srv/
COPY --from=build /image ./
USER 1000:1000
ENTRYPOINT []
CMD ["node", "deploy/run.mjs", "backup", "--scheduled"]

# The same with restic, for off-site copies. ssh needs an account with a home folder for its keys.
FROM backup AS copies
USER root
RUN apt-get update && apt-get install -y --no-install-recommends restic openssh-client ca-certificates && rm -rf /var/lib/apt/lists/* && useradd --uid 1000 --home-dir /srv/home copies
ENV COPIES_DIR=/srv/copies TMPDIR=/srv/copies
USER 1000:1000
CMD ["node", "deploy/run.mjs", "copies"]

# Gets the certificate of the site, as the user of the edge, who reads it.
FROM node AS acme
RUN apt-get update && apt-get install -y --no-install-recommends dehydrated && rm -rf /var/lib/apt/lists/*
ENV NODE_ENV=production
WORKDIR /app
COPY --from=build --chown=101:101 /src/deploy/volumes/acme/ /srv/
COPY --from=build /image/package.json ./
COPY --from=build /image/node_modules/zod node_modules/zod
COPY --from=build /image/dist/acme.js dist/
USER 101:101
CMD ["node", "dist/acme.js", "/certificates", "/srv/acme", "edge:8080"]

# The reverse proxy in front of the site.
FROM nginx:1.28-alpine AS edge
COPY deploy/edge/ /edge/
COPY --chown=nginx:nginx deploy/volumes/edge/ /var/cache/
USER nginx
EXPOSE 8080 8443
ENTRYPOINT []
CMD ["sh", "/edge/start.sh"]
