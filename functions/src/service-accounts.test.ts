import { describe, expect, it } from 'vitest';
import { serviceAccountOf } from './service-accounts';

describe('the service account of a function', () => {
  it('is the project’s default one unless configured', () => {
    expect(serviceAccountOf('api', {})).toEqual({});
    expect(serviceAccountOf('api', { CLUB_SERVICE_ACCOUNTS: 'defecto' })).toEqual({});
  });

  it('is its own if the club has created them', () => {
    expect(serviceAccountOf('pagina', { CLUB_SERVICE_ACCOUNTS: 'propias' })).toEqual({
      serviceAccount: 'club-pagina@',
    });
  });

  it('is never guessed', () => {
    expect(() => serviceAccountOf('api', { CLUB_SERVICE_ACCOUNTS: 'si' })).toThrow('propias');
  });
});
