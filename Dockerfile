# Kencana in a container. The embedded PostgreSQL wants glibc: no Alpine.
# A build that can be repeated names the digest: --build-arg NODE_IMAGE=node:22-bookworm-slim@sha256:...
ARG NODE_IMAGE=node:22-bookworm-slim
FROM ${NODE_IMAGE} AS build
WORKDIR /opt/kencana
COPY package.json package-lock.json .npmrc ./
COPY scripts/prepare.mjs scripts/
RUN node scripts/prepare.mjs --no-build
COPY . .
RUN node scripts/prepare.mjs && npm prune --omit=dev --no-audit --no-fund

FROM ${NODE_IMAGE}
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data UV_THREADPOOL_SIZE=8
WORKDIR /opt/kencana
COPY --from=build /opt/kencana/package.json ./
COPY --from=build /opt/kencana/node_modules ./node_modules
COPY --from=build /opt/kencana/migrations ./migrations
COPY --from=build /opt/kencana/dist ./dist
RUN install -d -o node -g node -m 711 /data
USER node
VOLUME /data
EXPOSE 4080 4081
# Requests end, the database closes, PostgreSQL stops: give it a minute (docker stop -t 60).
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + (process.env.PORT || 4080) + '/readyz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--enable-source-maps", "dist/server/start.server.js"]
