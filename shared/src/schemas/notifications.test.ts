import { describe, expect, it } from 'vitest';
import { unsubscribeSchema, subscribeSchema } from './notifications';

describe('the endpoint of a device', () => {
  const body = {
    keys: { p256dh: 'A'.repeat(87), auth: 'A'.repeat(22) },
    temas: ['goles'],
  };

  it.each([
    ['https://FCM.googleapis.com:443/fcm/send/a', 'https://fcm.googleapis.com/fcm/send/a'],
    ['https://fcm.googleapis.com/x/../ñ b', 'https://fcm.googleapis.com/%C3%B1%20b'],
  ])('may be written in any way: %s', (endpoint, href) => {
    expect(subscribeSchema.parse({ ...body, endpoint }).endpoint).toBe(href);
    expect(unsubscribeSchema.parse({ endpoint }).endpoint).toBe(href);
  });

  it('has at most 1,000 characters when stored', () => {
    const endpoint = `https://fcm.googleapis.com/${'ñ'.repeat(200)}`;
    expect(unsubscribeSchema.safeParse({ endpoint }).success).toBe(false);
  });
});
