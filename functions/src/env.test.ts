import { describe, expect, it } from 'vitest';
import { readOrigen } from './env';

describe('the address by which the site is known', () => {
  it('is the configured one', () => {
    const env = { GCLOUD_PROJECT: 'club', CLUB_URL: 'https://www.club.example/x' };
    expect(readOrigen(env)).toBe('https://www.club.example');
  });

  it('is the project’s in production: no header of a request decides what others read', () => {
    expect(readOrigen({ GCLOUD_PROJECT: 'club' })).toBe('https://club.web.app');
  });

  it('is that of the request with the emulators only', () => {
    const env = { GCLOUD_PROJECT: 'demo-club', FIRESTORE_EMULATOR_HOST: '127.0.0.1:8080' };
    expect(readOrigen(env)).toBeUndefined();
  });
});
