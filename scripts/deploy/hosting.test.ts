import { describe, expect, it } from 'vitest';
import { type FirebaseJson, readFirebaseJson } from '../build/firebase-json';
import { hostingProblems } from './hosting';

const FUNCTIONS = { api: ['europe-west1'], pagina: ['europe-west1'], edades: ['europe-west1'] };
const FILES = ['sw.js', 'assets/index-abc.js'];

describe('the configuration of Hosting, with its files', () => {
  const real = () => readFirebaseJson();
  const withHosting = async (change: Partial<FirebaseJson['hosting']>) => {
    const { hosting, ...config } = await real();
    return hostingProblems({ ...config, hosting: { ...hosting, ...change } }, FUNCTIONS, FILES);
  };

  it('is correct in the repository', async () => {
    expect(hostingProblems(await real(), FUNCTIONS, FILES)).toEqual([]);
  });

  it('must not name functions that are not deployed, or deployed in another region', async () => {
    const config = await real();
    const elsewhere = { ...FUNCTIONS, api: ['us-central1'] };
    expect(hostingProblems(config, elsewhere, FILES)).toEqual([
      '/b-api/** va a api en europe-west1, que se despliega en us-central1',
    ]);
    expect(hostingProblems(config, { pagina: FUNCTIONS.pagina }, FILES)).toEqual([
      '/b-api/** va a la función api, que no existe',
    ]);
  });

  it('must have all rewrites and headers', async () => {
    // One problem for each function that serves requests: api and pagina.
    expect(await withHosting({ rewrites: [] })).toHaveLength(2);
    expect(await withHosting({ headers: [] })).toContain(
      'la cabecera X-Content-Type-Options falta o no vale',
    );
  });

  it('must not have files that hide a function or are private, and must have the service worker', async () => {
    const config = await real();
    for (const file of ['index.html', 'assets/index.js.map', '.env']) {
      expect(hostingProblems(config, FUNCTIONS, [...FILES, file])).toEqual([
        `${file} no debe estar en Hosting`,
      ]);
    }
    expect(hostingProblems(config, FUNCTIONS, [])).toEqual(['falta sw.js, el service worker']);
  });
});
