#!/bin/sh
# /usr/local/bin/kencana: npm run ..., with the account and the settings of the service.
#   sudo kencana cadangkan; sudo kencana audit; sudo kencana pulihkan -- BERKAS.cadangan
set -ae
DATA_DIR=/var/lib/kencana/data
[ ! -f /etc/kencana.env ] || . /etc/kencana.env
cd /opt/kencana
exec runuser -u kencana -- npm run "$@"
