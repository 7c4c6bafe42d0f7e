import { clubConfig, loginEmail } from '@club/shared';
import { z } from 'zod';
import { UserError } from '../platform/user-error';

const environmentSchema = z.object({
  firebase: z.object({ apiKey: z.string() }),
  emuladores: z.object({ auth: z.string() }).nullable(),
});

const answerSchema = z.object({ idToken: z.string() });

/** Address and key of a site's identity provider, from the configuration in its pages. */
async function readEnvironment(url: string): Promise<z.infer<typeof environmentSchema>> {
  const html = await fetch(`${url}/login`)
    .then((response) => response.text())
    .catch(() => {
      throw new UserError(`No hay ninguna web en ${url}. ¿Está en marcha «npm start»?`);
    });
  const json = /<script id="club-entorno" type="application\/json">(.*?)<\/script>/s.exec(
    html,
  )?.[1];
  return environmentSchema.parse(JSON.parse(json ?? '{}'));
}

/** An ID token for a user of the site at `url`. */
export async function signIn(url: string, username: string, password: string): Promise<string> {
  const { firebase, emuladores: emulators } = await readEnvironment(url);
  const origin = emulators ? `http://${emulators.auth}/` : 'https://';
  const response = await fetch(
    `${origin}identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=${firebase.apiKey}`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        email: loginEmail(username, clubConfig.loginDomain),
        password,
        returnSecureToken: true,
      }),
    },
  );
  if (!response.ok) throw new UserError(`Error de credenciales del usuario «${username}».`);
  return answerSchema.parse(await response.json()).idToken;
}
