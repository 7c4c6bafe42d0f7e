import { makeNotificationKeys, type Sender } from '../notifications/push-request';

/** Sender of the notifications in this process's tests. */
export const SENDER: Sender = {
  ...makeNotificationKeys(),
  site: 'https://cd-encina.example',
};
