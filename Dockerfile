# The academy as an image: built in the first stage, run in the second as a user without rights and
# without the tools that build and test. See docs/operations.md, "In containers".
FROM debian:bookworm-slim AS build
RUN apt-get update && apt-get install -y --no-install-recommends ca-certificates nodejs npm \
  && rm -rf /var/lib/apt/lists/*
# Debian 12 brings Node 18, which only fetches the version that the academy pins.
RUN npm install --prefix /opt/node node@24.21.0
ENV PATH=/opt/node/node_modules/.bin:$PATH
WORKDIR /academy
COPY package.json package-lock.json .npmrc ./
RUN npm install --include=dev --no-save --no-audit --no-fund
COPY . .
RUN node scripts/build.mjs \
  && npm prune --omit=dev --no-save --no-audit --no-fund \
  && rm -rf e2e bench docs node_modules/.cache

FROM debian:bookworm-slim
RUN apt-get update && apt-get install -y --no-install-recommends ca-certificates tini \
  && rm -rf /var/lib/apt/lists/* \
  && useradd --system --uid 10001 --home-dir /academy --shell /usr/sbin/nologin academy \
  && install -d -o academy -g academy -m 0700 /data /backups
COPY --from=build --chown=root:root /academy /academy
WORKDIR /academy
USER academy
ENV NODE_ENV=production DATA_DIR=/data HOST=0.0.0.0 PORT=3000 DEMO=off
EXPOSE 3000
VOLUME /data
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s CMD ["node_modules/node/bin/node", "-e", \
  "fetch('http://127.0.0.1:3000/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# The first process of a container cannot kill itself, as the watchdog does with an academy that hangs.
ENTRYPOINT ["tini", "--"]
CMD ["node_modules/node/bin/node", "server/main.ts"]
