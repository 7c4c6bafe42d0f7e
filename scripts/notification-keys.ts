import { makeNotificationKeys } from '@club/functions';
import { readArguments } from './platform/arguments';

/** Makes a VAPID key pair for the push notifications of a club, and says where each key goes (docs/desplegar.md). */
readArguments({});
const { publica: publicKey, privada: privateKey } = makeNotificationKeys();
console.log(`En functions/deploy/.env:

CLUB_AVISOS_CLAVE=${publicKey}

Como secreto del proyecto (pégalo cuando lo pida «npx firebase functions:secrets:set CLUB_AVISOS_SECRETO --project PROYECTO»):

${privateKey}

No las cambies después: quien tenga avisos tendría que volver a pedirlos.`);
