import { describe, expect, it } from 'vitest';
import { serviceAccountOf } from './service-accounts';

describe('the account that a function runs as', () => {
  it('is the project’s default one unless configured', () => {
    expect(serviceAccountOf('api', {})).toEqual({});
    expect(serviceAccountOf('api', { CLUB_SERVICE_ACCOUNTS: 'defecto' })).toEqual({});
  });

  it('is one of its own where the club has made them', () => {
    expect(serviceAccountOf('pagina', { CLUB_SERVICE_ACCOUNTS: 'propias' })).toEqual({
      serviceAccount: 'club-pagina@',
    });
  });

  it('is never guessed', () => {
    expect(() => serviceAccountOf('api', { CLUB_SERVICE_ACCOUNTS: 'si' })).toThrow('propias');
  });
});
