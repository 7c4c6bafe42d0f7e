import { makeNotificationKeys, type Remitente } from '../notifications/push-request';

/** Sender of the notifications in this process's tests. */
export const REMITENTE: Remitente = {
  ...makeNotificationKeys(),
  sitio: 'https://cd-encina.example',
};
