import { makeClaves, type Remitente } from '../notifications/push-request';

/** Sender of the notifications in this process's tests. */
export const REMITENTE: Remitente = { ...makeClaves(), sitio: 'https://cd-encina.example' };
