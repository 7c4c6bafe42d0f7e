#!/usr/bin/env bash
# Prepares a Google Cloud project for the site: accounts, backups, alerts, budget, cap, and deployment from GitHub.
# Prints the commands; with --run it runs them. Needs gcloud, logged in as the owner (docs/desplegar.md). Every step
# keeps or updates what exists, so the script may be repeated.
set -euo pipefail
cd "$(dirname "$0")/.."

fail() {
  echo "$1" >&2
  exit 1
}

PROJECT='' EMAIL='' HOST='' REGION=europe-west1 BUDGET='' CAP='' GITHUB='' PREVIEWS='' RUN=''
while [ $# -gt 0 ]; do
  case $1 in
    --run) RUN=1 ;;
    --previews) PREVIEWS=1 ;; # The test project, which receives the previews of branches.
    --project | --email | --host | --region | --budget | --cap | --github)
      [ $# -gt 1 ] || fail "Falta el valor de $1."
      name=$(echo "${1#--}" | tr '[:lower:]' '[:upper:]')
      printf -v "$name" '%s' "$2"
      shift
      ;;
    *) fail "No hay ninguna opción «$1»." ;;
  esac
  shift
done

# Only values without special characters: they end up in filters and conditions.
require() { # option, value, pattern, description
  [ -z "$2" ] || [[ $2 =~ ^($3)$ ]] || fail "--$1 tiene que ser $4."
}
[ -n "$PROJECT" ] || fail 'Uso: bash ops/set-up.sh --project PROYECTO [--email CORREO] [--host WEB] [--budget N] [--cap N] [--github DUEÑO/REPO [--previews]] [--region R] [--run]'
require project "$PROJECT" '[a-z][a-z0-9-]{4,28}[a-z0-9]' 'el id de un proyecto de Google Cloud'
require email "$EMAIL" '[A-Za-z0-9_.+-]+@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+' 'un correo'
require host "$HOST" '[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+' 'el nombre de un servidor, sin https://'
require region "$REGION" '[a-z]+-[a-z]+[0-9]+' 'una región como europe-west1'
require budget "$BUDGET" '[1-9][0-9]{0,4}' 'un número entero'
require cap "$CAP" '[1-9][0-9]{0,4}' 'un número entero'
require github "$GITHUB" '[A-Za-z0-9_.-]+/[A-Za-z0-9_.-]+' 'un repositorio, dueño/nombre'
[ -z "$CAP" ] || [ -n "$BUDGET" ] || fail '--cap necesita --budget: es el presupuesto quien avisa del gasto.'
[ -z "$CAP" ] || [ "$CAP" -ge "$BUDGET" ] || fail '--cap no puede ser menor que --budget: se cortaría antes de avisar.'
[ -z "$PREVIEWS" ] || [ -n "$GITHUB" ] || fail '--previews necesita --github: dice qué ramas de ese repositorio publican.'
HOST=${HOST:-$PROJECT.web.app}

say() { echo "# $1"; }
# Runs a command, or prints it in shell syntax.
run() {
  if [ -n "$RUN" ]; then "$@" >/dev/null; else printf '%q ' "$@" && echo; fi
}
# Whether something exists. Without --run nothing does, so that the printed script creates everything.
exists() { [ -n "$RUN" ] && "$@" >/dev/null 2>&1; }
# The output of a command that only reads. Without --run nothing.
lookup() { if [ -n "$RUN" ]; then "$@"; fi; }
account() { echo "$1@$PROJECT.iam.gserviceaccount.com"; }
service_account() { # name, display name, roles…
  local name=$1
  say "Cuenta de servicio $name"
  exists gcloud iam service-accounts describe "$(account "$name")" "--project=$PROJECT" ||
    run gcloud iam service-accounts create "$name" "--display-name=$2" "--project=$PROJECT"
  shift 2
  local role
  for role in "$@"; do
    run gcloud projects add-iam-policy-binding "$PROJECT" "--member=serviceAccount:$(account "$name")" \
      "--role=roles/$role" --condition=None --format=none
  done
}

say 'Servicios de Google Cloud'
run gcloud services enable {billingbudgets,cloudbilling,cloudbuild,cloudfunctions,cloudscheduler,clouderrorreporting,eventarc,firestore,iamcredentials,identitytoolkit,monitoring,pubsub,run}.googleapis.com "--project=$PROJECT"

say 'Nadie se crea ni se borra una cuenta por sí mismo (comprobado)'
run bash ops/registration.sh "--project=$PROJECT"

# Each function has only the access that it needs. api: documents and user accounts.
service_account club-api 'Club: api' datastore.user firebaseauth.admin
service_account club-pagina 'Club: pagina' datastore.viewer
service_account club-edades 'Club: edades' datastore.user
service_account club-copias 'Club: copias' datastore.backupsViewer
# Both send notifications and read their private key. One of them is triggered by a document.
service_account club-programadas 'Club: programadas' datastore.user secretmanager.secretAccessor
service_account club-avisos 'Club: avisos' datastore.user eventarc.eventReceiver run.invoker secretmanager.secretAccessor

DATABASE='--database=(default)'
say 'Firestore: recuperar cualquier minuto de siete días; no se borra sin querer'
run gcloud firestore databases update "$DATABASE" --enable-pitr --delete-protection "--project=$PROJECT"
backups() { # recurrence, options…
  local recurrence=$1
  shift
  local found
  found=$(lookup gcloud firestore backups schedules list "$DATABASE" "--filter=${recurrence}Recurrence:*" \
    '--format=value(name)' "--project=$PROJECT")
  [ -n "$found" ] ||
    run gcloud firestore backups schedules create "$DATABASE" "--recurrence=$recurrence" "$@" "--project=$PROJECT"
}
say 'Copia diaria, siete días; semanal, catorce semanas'
backups daily --retention=7d
backups weekly --retention=14w --day-of-week=SUN
say 'Imágenes viejas de las funciones: fuera a los tres días'
run npx firebase functions:artifacts:setpolicy "--location=$REGION" --days=3 --force "--project=$PROJECT"
say 'Índices y caducidad (TTL) de firestore.indexes.json'
run npx firebase deploy --only=firestore:indexes "--project=$PROJECT"

say "Comprobación de https://$HOST/b-api/salud cada 5 minutos"
uptime=$(lookup gcloud monitoring uptime list-configs '--filter=displayName="club salud"' '--format=value(name)' \
  "--project=$PROJECT")
[ -n "$uptime" ] ||
  run gcloud monitoring uptime create 'club salud' --resource-type=uptime-url \
    "--resource-labels=host=$HOST,project_id=$PROJECT" --protocol=https --port=443 --path=/b-api/salud \
    --period=5 --timeout=30 --status-classes=2xx --validate-ssl=true "--project=$PROJECT"

if [ -n "$EMAIL" ]; then
  say "Avisos a $EMAIL"
  lookup_channel() {
    lookup gcloud beta monitoring channels list "--filter=type=\"email\" AND labels.email_address=\"$EMAIL\"" \
      --limit=1 '--format=value(name)' "--project=$PROJECT"
  }
  channel=$(lookup_channel)
  if [ -z "$channel" ]; then
    run gcloud beta monitoring channels create --type=email "--display-name=Club $PROJECT" \
      "--channel-labels=email_address=$EMAIL" "--project=$PROJECT"
    channel=$(lookup_channel)
    channel=${channel:-CANAL}
  fi
  for file in ops/alertas/*.json; do
    policy=$(lookup gcloud alpha monitoring policies list "--filter=userLabels.club=\"$(basename "$file" .json)\"" \
      --limit=1 '--format=value(name)' "--project=$PROJECT")
    if [ -n "$policy" ]; then
      run gcloud alpha monitoring policies update "$policy" "--policy-from-file=$file" \
        "--set-notification-channels=$channel" "--project=$PROJECT"
    else
      run gcloud alpha monitoring policies create "--policy-from-file=$file" \
        "--notification-channels=$channel" "--project=$PROJECT"
    fi
  done
fi

if [ -n "$BUDGET" ]; then
  billing=$(lookup gcloud billing projects describe "$PROJECT" '--format=value(billingAccountName.basename())')
  billing=${billing:-FACTURACION}
  topic=projects/$PROJECT/topics/club-gasto
  say "Presupuesto de $BUDGET al mes: correos al 50, 90 y 100 %; no para nada"
  exists gcloud pubsub topics describe "$topic" || run gcloud pubsub topics create "$topic"
  budget=$(lookup gcloud billing budgets list "--billing-account=$billing" "--filter=displayName=\"club $PROJECT\"" \
    --limit=1 '--format=value(name)')
  if [ -n "$budget" ]; then
    run gcloud billing budgets update "$budget" "--budget-amount=$BUDGET" "--notifications-rule-pubsub-topic=$topic"
  else
    run gcloud billing budgets create "--billing-account=$billing" "--display-name=club $PROJECT" \
      "--budget-amount=$BUDGET" "--filter-projects=projects/$PROJECT" --calendar-period=month \
      --threshold-rule=percent=0.{5,9} --threshold-rule=percent=1.0 "--notifications-rule-pubsub-topic=$topic"
  fi
fi
if [ -n "$CAP" ]; then
  service_account club-tope 'Club: tope de gasto' billing.projectManager eventarc.eventReceiver run.invoker
  say "Tope: con más de $CAP al mes, el proyecto se queda sin facturación y la web se para"
  run gcloud functions deploy club-tope --gen2 --runtime=nodejs24 "--region=$REGION" --source=ops/tope \
    --entry-point=tope --trigger-topic=club-gasto --retry --max-instances=1 --memory=256Mi \
    "--service-account=$(account club-tope)" "--trigger-service-account=$(account club-tope)" \
    "--set-env-vars=TOPE=$CAP,TOPE_PROYECTO=$PROJECT" --no-allow-unauthenticated "--project=$PROJECT"
fi

# The workflows of one repository deploy without a key: GitHub's OIDC token is exchanged for a short-lived one.
if [ -n "$GITHUB" ]; then
  # firebaseauth.viewer: each deployment checks that self-registration is closed.
  service_account club-deploy 'Club: publicar desde GitHub' artifactregistry.admin cloudfunctions.admin \
    cloudscheduler.admin datastore.indexAdmin eventarc.admin firebase.viewer firebaseauth.viewer \
    firebasehosting.admin firebaserules.admin run.admin secretmanager.admin serviceusage.serviceUsageConsumer
  number=$(lookup gcloud projects describe "$PROJECT" '--format=value(projectNumber)')
  number=${number:-NUMERO}
  say 'club-deploy publica en nombre de las funciones y de la cuenta que construye'
  for one in club-{api,pagina,edades,copias,programadas,avisos}@"$PROJECT.iam.gserviceaccount.com" \
    "$number-compute@developer.gserviceaccount.com"; do
    run gcloud iam service-accounts add-iam-policy-binding "$one" "--member=serviceAccount:$(account club-deploy)" \
      --role=roles/iam.serviceAccountUser "--project=$PROJECT" --format=none
  done
  condition="assertion.repository=='$GITHUB' && "
  if [ -n "$PREVIEWS" ]; then condition+="assertion.environment=='pruebas'"; else
    condition+="assertion.ref=='refs/heads/main' && assertion.environment=='produccion'"
  fi
  say "Solo el repositorio $GITHUB: $condition"
  exists gcloud iam workload-identity-pools describe github --location=global "--project=$PROJECT" ||
    run gcloud iam workload-identity-pools create github --location=global "--project=$PROJECT"
  in_pool=(--workload-identity-pool=github --location=global "--project=$PROJECT")
  provider=$(lookup gcloud iam workload-identity-pools providers list "${in_pool[@]}" '--filter=name~/repositorio$' \
    '--format=value(name)')
  if [ -n "$provider" ]; then
    run gcloud iam workload-identity-pools providers update-oidc repositorio "${in_pool[@]}" \
      "--attribute-condition=$condition"
  else
    run gcloud iam workload-identity-pools providers create-oidc repositorio "${in_pool[@]}" \
      --issuer-uri=https://token.actions.githubusercontent.com \
      --attribute-mapping=google.subject=assertion.sub,attribute.repository=assertion.repository \
      "--attribute-condition=$condition"
  fi
  run gcloud iam service-accounts add-iam-policy-binding "$(account club-deploy)" \
    "--member=principalSet://iam.googleapis.com/projects/$number/locations/global/workloadIdentityPools/github/attribute.repository/$GITHUB" \
    --role=roles/iam.workloadIdentityUser "--project=$PROJECT" --format=none
fi

[ -n "$EMAIL" ] || say 'Sin --email no avisa nadie.'
[ -n "$BUDGET" ] || say 'Sin --budget no hay presupuesto.'
[ -n "$CAP" ] || say 'Sin --cap nada para el gasto: un presupuesto solo avisa.'
[ -n "$GITHUB" ] || say 'Sin --github no se publica desde GitHub.'
