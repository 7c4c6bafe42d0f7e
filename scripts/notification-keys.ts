import { makeNotificationKeys } from '@club/functions';
import { readArguments } from './platform/arguments';

/** Makes a VAPID key pair for the push notifications of a club, and says where each key goes (docs/desplegar.md). */
readArguments({});
const keys = makeNotificationKeys();
console.log(`En functions/deploy/.env:

CLUB_AVISOS_CLAVE=${keys.publica}

Como secreto del proyecto (pégalo cuando lo pida «npx firebase functions:secrets:set CLUB_AVISOS_SECRETO --project PROYECTO»):

${keys.privada}

No las cambies después: quien tenga avisos tendría que volver a pedirlos.`);
