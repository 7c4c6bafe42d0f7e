#!/usr/bin/env bash
# Closes self-registration and self-deletion of accounts in a project: accounts are created by invitation (regla 69).
# With --check it only fails while they are open. Needs gcloud, logged in as the owner or as the deploying account.
set -euo pipefail

PROJECT='' CHECK=''
while [ $# -gt 0 ]; do
  case $1 in
    --check) CHECK=1 ;;
    --project=*) PROJECT=${1#--project=} ;;
    --project) PROJECT=${2:-} && { [ $# -eq 1 ] || shift; } ;;
    *) echo "No hay ninguna opción «$1»." >&2 && exit 1 ;;
  esac
  shift
done
if ! [[ $PROJECT =~ ^[a-z][a-z0-9-]{4,28}[a-z0-9]$ ]]; then
  echo 'Uso: bash ops/registration.sh --project PROYECTO [--check]' >&2
  exit 1
fi

TOKEN=$(gcloud auth print-access-token) || {
  echo 'Hace falta gcloud con una sesión abierta: gcloud auth login' >&2
  exit 1
}
CONFIG=${IDENTITY_ORIGIN:-https://identitytoolkit.googleapis.com}/admin/v2/projects/$PROJECT/config
# A person's token does not say which project's quota to use.
ask() {
  curl --silent --show-error --fail-with-body --max-time 30 -H "authorization: Bearer $TOKEN" \
    -H "x-goog-user-project: $PROJECT" -H 'content-type: application/json' "$@" || {
    echo "Google no deja ver o cambiar las cuentas de $PROJECT." >&2
    exit 1
  }
}
if [ -z "$CHECK" ]; then
  ask -X PATCH "$CONFIG?updateMask=client.permissions.disabledUserSignup,client.permissions.disabledUserDeletion" \
    -d '{"client":{"permissions":{"disabledUserSignup":true,"disabledUserDeletion":true}}}' >/dev/null
fi
found=$(ask "$CONFIG" | tr -d ' \n')
# Google omits false values.
for field in disabledUserSignup disabledUserDeletion; do
  if [[ $found != *"\"$field\":true"* ]]; then
    echo "En $PROJECT cualquiera puede crearse o borrarse una cuenta. Ciérralo con: bash ops/registration.sh --project $PROJECT" >&2
    exit 1
  fi
done
echo "Nadie puede crear ni borrar por su cuenta una cuenta de $PROJECT."
