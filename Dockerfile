# Every process of the shop, and the programs of its owner, are this image: docs/decisions/0028-one-image.md.
#
# To pin the base by its content as well, ask for the digest of the tag and build with it:
#   docker buildx imagetools inspect node:24.21.0-bookworm-slim
#   docker build --build-arg NODE=node:24.21.0-bookworm-slim@sha256:<digest> .
ARG NODE=node:24.21.0-bookworm-slim

# Builds run on the builder's own platform, whatever the image's is: nothing is compiled for a processor.
FROM --platform=$BUILDPLATFORM ${NODE} AS manifests
WORKDIR /src
COPY .npmrc package.json package-lock.json ./
COPY admin/package.json admin/
COPY embedded-mongodb/package.json embedded-mongodb/
COPY schema/package.json schema/
COPY scripts/package.json scripts/
COPY server/package.json server/
COPY test/package.json test/
COPY ui/package.json ui/
COPY web/package.json web/

# The packages of production for the image's platform. Their native parts are packages, too: nothing has to be compiled.
FROM manifests AS packages
ARG TARGETARCH=amd64
RUN npm ci --ignore-scripts --omit=dev --workspace @eunbit/server --os=linux --libc=glibc \
      --cpu="$(echo "$TARGETARCH" | sed s/amd64/x64/)"

FROM manifests AS build
RUN npm ci --ignore-scripts --omit=dev
COPY . .
# Seconds, such as the time of the commit: all files get it, and a commit makes the same files wherever it is built.
ARG SOURCE_DATE_EPOCH
RUN --mount=type=bind,from=packages,source=/src,target=/packages \
    npm run --silent image:files -- /image --packages /packages

FROM ${NODE}
LABEL org.opencontainers.image.title="Eunbit"
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4000 PATH=/app/bin:$PATH
WORKDIR /app
# From what changes least to what changes most.
COPY --from=build /image/node_modules node_modules
COPY --from=build /image/scripts scripts
COPY --from=build /image/bin bin
COPY --from=build /image/healthcheck.mjs /image/package.json /image/third-party-notices.txt ./
COPY --from=build /image/admin admin
COPY --from=build /image/web web
COPY --from=build /image/server server
# The files belong to root, so the server cannot change them.
USER 1000:1000
EXPOSE 4000
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s CMD ["node", "healthcheck.mjs"]
# Named in full: the program of the base image in front of it would only look for Node. Others are commands: `doctor`, `migrate`, …
ENTRYPOINT []
CMD ["node", "--enable-source-maps", "--max-semi-space-size=8", "server/dist/main.js"]
