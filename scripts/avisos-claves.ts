import { makeClaves } from '@club/functions';

/** Makes a key pair for the notices of a club, and says where each half goes (docs/desplegar.md). */
const { publica, privada } = makeClaves();
console.log(`En functions/deploy/.env:

CLUB_AVISOS_CLAVE=${publica}

Como secreto del proyecto (pégalo cuando lo pida «npx firebase functions:secrets:set CLUB_AVISOS_SECRETO --project PROYECTO»):

${privada}

No las cambies después: quien tenga avisos tendría que volver a pedirlos.`);
