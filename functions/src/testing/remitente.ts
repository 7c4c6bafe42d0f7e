import { makeClaves, type Remitente } from '../avisos/push-request';

/** Who sends the notices of this process's tests. */
export const REMITENTE: Remitente = { ...makeClaves(), sitio: 'https://cd-encina.example' };
