import {
  accept,
  type ImagenGuardada,
  idSchema,
  imagenMime,
  imagenUrl,
  refuse,
  type Result,
  TIPOS_IMAGEN,
  type TipoImagen,
} from '@club/shared';
import type { ImagenDoc } from '../../firestore/documents';
import { runOperation } from '../../firestore/run-operation';
import type { UnitOfWork } from '../../firestore/unit-of-work';
import type { Handlers, ServiceCall } from '../../http/handler';
import { deleteImagen, putImagen } from '../../operaciones/imagenes/imagenes';
import { fetchImagen } from './fetch-imagen';

/** What an image belongs to, from the path; nothing is there under a kind or id that cannot be. */
function target({ request }: ServiceCall<unknown>): Result<{ tipo: TipoImagen; id: string }> {
  const { tipo: given, id } = request.params;
  const tipo = TIPOS_IMAGEN.find((known) => known === given);
  const parsed = idSchema.safeParse(id);
  return tipo && parsed.success
    ? accept({ tipo, id: parsed.data })
    : refuse('no-encontrado', 'esa imagen');
}

const present = (imagen: ImagenDoc): ImagenGuardada => ({
  tipo: imagen.tipo,
  registro_id: imagen.registro_id,
  url: imagenUrl(imagen.tipo, imagen.registro_id, imagen.huella),
  ancho: imagen.ancho,
  alto: imagen.alto,
  bytes: imagen.bytes.byteLength,
  huella: imagen.huella,
});

interface ImagenAnswer {
  success: true;
  msg: string;
  _id: string;
  id: string;
  data: ImagenGuardada;
}

/** Does a write on one image, in one transaction with the record that it belongs to. */
async function write(
  call: ServiceCall<unknown>,
  msg: string,
  work: (uow: UnitOfWork, tipo: TipoImagen, id: string) => Promise<Result<ImagenDoc>>,
): Promise<Result<ImagenAnswer>> {
  const found = target(call);
  if (!found.ok) return found;
  const { tipo, id } = found.value;
  const { services, stamp, idempotency } = call;
  const done = await runOperation(services.db, stamp, idempotency, async (uow) => {
    const imagen = await work(uow, tipo, id);
    if (!imagen.ok) return imagen;
    const body: ImagenAnswer = { success: true, msg, _id: id, id, data: present(imagen.value) };
    return accept({ status: 200, body });
  });
  return done.ok ? accept(done.value.body as ImagenAnswer) : done;
}

/** Whether an image is sent as a new one, which replaces none: `If-None-Match: *` (RFC 9110, 13.1.2). */
const isNueva = ({ request }: ServiceCall<unknown>) => request.header('if-none-match') === '*';

/** Photos, crests and logos: bytes in Firestore, checked by content (docs/decisions/0012). */
export const imagenesHandlers = {
  putImagen: async (call) => {
    const mime = imagenMime(call.body);
    const enviada = { bytes: call.body, isNueva: isNueva(call) };
    return call.request.is(mime) === false
      ? refuse(
          'imagen-invalida',
          `es ${mime === 'image/png' ? 'un PNG' : 'un JPEG'} y se ha enviado como otra cosa`,
        )
      : write(call, 'imagen guardada!', (uow, tipo, id) =>
          putImagen(uow, tipo, id, enviada, call.stamp.ahora),
        );
  },
  delImagen: (call) =>
    write(call, 'imagen borrada!', (uow, tipo, id) =>
      deleteImagen(uow, tipo, id, call.stamp.ahora),
    ),
  fetchImagen: async (call) => {
    const found = target(call);
    if (!found.ok) return found;
    return fetchImagen(call, found.value);
  },
} satisfies Partial<Handlers>;
