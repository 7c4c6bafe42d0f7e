import { accept } from '@club/shared';
import { documents } from '../../firestore/documents';
import type { Handlers } from '../../http/handler';

/** Account that nobody has: looking it up proves that the identity provider answers. */
const NOBODY = 'salud@comprobacion.invalid';

/** Health: 200 when store and identity provider answer (regla 59); a failure becomes 503 in the router. */
export const saludHandlers = {
  salud: async ({ reader, services }) => {
    await Promise.all([
      reader.read(documents.club()),
      services.auth.getUserByEmail(NOBODY).catch((error: unknown) => {
        if ((error as { code?: string }).code !== 'auth/user-not-found') throw error;
      }),
    ]);
    return accept({ success: true as const, msg: 'Todo en marcha.' });
  },
} satisfies Partial<Handlers>;
