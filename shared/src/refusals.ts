/**
 * Every expected refusal of the product: code, HTTP status and the Spanish text that a person reads.
 * The one table that maps codes to answers (regla 59): a code without a row does not compile.
 */
export interface RefusalRow {
  readonly status: 400 | 401 | 403 | 404 | 405 | 408 | 409 | 410 | 412 | 413 | 429 | 503;
  /** Text for the reader; `detail` is what the rule found: a field, a name, a value. */
  readonly msg: (detail: string) => string;
}

const fixed =
  (text: string): RefusalRow['msg'] =>
  () =>
    text;

export const refusalTable = {
  /** The detail is whole sentences (`field-problems.ts`). */
  'entrada-invalida': { status: 400, msg: (detail) => detail },
  'json-invalido': { status: 400, msg: fixed('El cuerpo de la petición no es JSON válido.') },
  'cuerpo-ilegible': {
    status: 400,
    msg: fixed('El cuerpo de la petición no se puede leer: codificación o longitud incorrectas.'),
  },
  'cuerpo-vacio': { status: 400, msg: fixed('No hay nada que cambiar: el cuerpo está vacío.') },
  'fecha-invalida': { status: 400, msg: (detail) => `La fecha no es válida: ${detail}` },
  'fecha-no-concuerda': {
    status: 400,
    msg: (detail) => `La fecha y la hora no concuerdan entre sí: ${detail}`,
  },
  'referencia-desconocida': { status: 400, msg: (detail) => `No existe ${detail}.` },
  'jugador-repetido': {
    status: 400,
    msg: (detail) => `${detail} está dos veces en la alineación.`,
  },
  'jugador-no-convocado': {
    status: 400,
    msg: (detail) => `${detail} no está en la alineación y aparece en la ficha.`,
  },
  'asistente-es-autor': {
    status: 400,
    msg: fixed('El asistente de un gol no puede ser su autor.'),
  },
  'asistencia-sin-autor': { status: 400, msg: fixed('Un gol sin autor no puede tener asistente.') },
  'asistencia-sin-gol': { status: 400, msg: fixed('Solo un gol anotado puede tener asistente.') },
  'gol-encajado-con-autor': { status: 400, msg: fixed('Un gol encajado no puede tener autor.') },
  'propia-puerta-con-autor': {
    status: 400,
    msg: fixed('Un gol del rival en propia puerta no puede tener autor.'),
  },
  'propia-puerta-sin-gol': {
    status: 400,
    msg: fixed('Solo un gol puede marcarse como gol en propia puerta.'),
  },
  'expulsado-dos-veces': { status: 400, msg: (detail) => `${detail} figura expulsado dos veces.` },
  'cambio-incompleto': { status: 400, msg: (detail) => `En un cambio hay que decir ${detail}.` },
  'cambio-con-autor': {
    status: 400,
    msg: fixed('Un cambio no tiene autor: solo quién entra y quién sale.'),
  },
  'solo-en-cambio': {
    status: 400,
    msg: fixed('Solo en un cambio se dice quién entra y quién sale.'),
  },
  'cambio-consigo-mismo': {
    status: 400,
    msg: fixed('En un cambio, quien entra y quien sale tienen que ser dos jugadores.'),
  },
  'cambio-ya-en-el-campo': { status: 400, msg: (detail) => `${detail}: ya está en el campo.` },
  'cambio-fuera-del-campo': { status: 400, msg: (detail) => `${detail}: no está en el campo.` },
  'cambio-expulsado': { status: 400, msg: (detail) => `${detail}: está expulsado.` },
  'cambios-y-sin-cambios': {
    status: 400,
    msg: fixed('La ficha dice que no hubo cambios y tiene alguno: quita una de las dos cosas.'),
  },
  'estado-con-ficha': {
    status: 400,
    msg: fixed(
      'Un partido con ficha está finalizado. Anula antes la ficha para ponerle otro estado.',
    ),
  },
  'nacimiento-futuro': {
    status: 400,
    msg: fixed('La fecha de nacimiento no puede estar en el futuro.'),
  },
  'clave-es-usuario': {
    status: 400,
    msg: fixed('La contraseña no puede ser el nombre de usuario.'),
  },
  'imagen-grande': { status: 413, msg: (detail) => `La imagen pesa demasiado: ${detail}.` },
  'imagen-existente': {
    status: 412,
    msg: fixed('Ahí ya hay otra imagen: no se ha cambiado nada.'),
  },
  'imagen-invalida': { status: 400, msg: (detail) => `La imagen no vale: ${detail}.` },
  'club-invalido': { status: 400, msg: (detail) => `El fichero del club no es válido: ${detail}` },
  'sin-credencial': { status: 401, msg: fixed('Inicia sesión para hacer esto.') },
  'credencial-invalida': {
    status: 401,
    msg: fixed('La sesión no es válida o ha caducado. Vuelve a iniciar sesión.'),
  },
  'sesion-terminada': {
    status: 401,
    msg: fixed('Tu sesión se ha terminado desde otro sitio. Vuelve a entrar.'),
  },
  'cuenta-inactiva': {
    status: 401,
    msg: fixed(
      'Tu cuenta está desactivada: con ella ya no se puede guardar nada. Habla con quien administra la web del club.',
    ),
  },
  'origen-no-verificado': {
    status: 401,
    msg: fixed(
      'No se ha podido comprobar que la petición viene de la web del club. Recarga la página.',
    ),
  },
  'error-credenciales': { status: 401, msg: fixed('Error de credenciales') },
  'cuenta-ajena': {
    status: 403,
    msg: fixed('Solo puedes consultar el rol de tu propia cuenta.'),
  },
  'no-administrador': { status: 403, msg: fixed('Esta acción es solo para el administrador.') },
  'no-de-esta-temporada': {
    status: 403,
    msg: fixed(
      'Solo puedes apuntar partidos de la temporada actual. Los de otras los cambia el administrador.',
    ),
  },
  'clave-incorrecta': { status: 403, msg: fixed('Esa no es tu contraseña actual.') },
  'no-encontrado': { status: 404, msg: (detail) => `No se ha encontrado ${detail}.` },
  'ruta-desconocida': { status: 404, msg: fixed('Esta dirección no existe.') },
  'metodo-no-permitido': {
    status: 405,
    msg: fixed('En esta dirección no se puede hacer eso: el método no está permitido.'),
  },
  'ultimo-administrador': {
    status: 409,
    msg: (detail) =>
      `${detail} es el último administrador: sin él nadie podría llevar la web. Haz antes administrador a otra persona.`,
  },
  'cuenta-propia': {
    status: 409,
    msg: fixed('Con tu propia cuenta no puedes hacer eso: tiene que hacerlo otro administrador.'),
  },
  'demasiadas-cuentas': {
    status: 409,
    msg: (detail) => `No caben más cuentas: el máximo son ${detail}. Borra alguna antes.`,
  },
  'codigo-gastado': {
    status: 410,
    msg: fixed(
      'Este enlace ya no vale: se ha usado, o hay otro más nuevo. Si ya elegiste tu contraseña, entra con ella; si no, pide otro enlace.',
    ),
  },
  'codigo-caducado': {
    status: 410,
    msg: fixed('Este enlace ha caducado: valía 72 horas. Pide otro a quien te invitó.'),
  },
  'codigo-desconocido': {
    status: 404,
    msg: fixed(
      'Este enlace no es de ninguna invitación. Ábrelo entero, tal como te llegó, o pide otro.',
    ),
  },
  'sin-temporada': {
    status: 409,
    msg: fixed('No hay ninguna temporada. Crea una antes de crear partidos.'),
  },
  'estadisticas-sin-temporada': {
    status: 409,
    msg: fixed('No hay ninguna temporada a la que apuntar esas estadísticas. Crea una antes.'),
  },
  'nombre-repetido': { status: 409, msg: (detail) => `Ya existe ${detail}.` },
  'clave-externa-repetida': {
    status: 409,
    msg: (detail) => `Ya existe un registro con la clave externa «${detail}».`,
  },
  'version-antigua': {
    status: 409,
    msg: fixed(
      'Alguien ha guardado este partido después de que lo abrieras. Recarga para ver sus cambios; los tuyos no se han perdido.',
    ),
  },
  'ajustes-cambiados': {
    status: 409,
    msg: fixed(
      'Alguien ha cambiado los ajustes después de que los abrieras. Recarga para ver sus cambios antes de guardar los tuyos.',
    ),
  },
  'directo-en-conflicto': {
    status: 409,
    msg: fixed(
      'Otro dispositivo ha anotado algo en este directo que el tuyo no tenía. Revisa los dos antes de seguir; no se ha perdido nada.',
    ),
  },
  'directo-descartado': {
    status: 409,
    msg: fixed('Este directo se ha descartado desde otro dispositivo.'),
  },
  'partido-ya-jugado': {
    status: 409,
    msg: fixed('Este partido ya tiene su ficha guardada: el directo ha terminado.'),
  },
  'partido-de-otra-temporada': {
    status: 409,
    msg: fixed('Los próximos partidos son solo los de la temporada actual.'),
  },
  'restauracion-en-conflicto': {
    status: 409,
    msg: (detail) => `No se puede restaurar: ${detail}.`,
  },
  'idempotencia-reutilizada': {
    status: 409,
    msg: fixed('Esta clave de petición ya se usó con otros datos.'),
  },
  'documento-lleno': { status: 409, msg: (detail) => `No cabe más: ${detail}.` },
  'club-no-vacio': {
    status: 409,
    msg: fixed('El club ya tiene datos: solo se puede importar en un club vacío.'),
  },
  'importacion-a-medias': {
    status: 409,
    msg: fixed(
      'Hay una importación a medias. Vuelve a importar el mismo fichero para terminarla, o abandónala en la pantalla «Copia».',
    ),
  },
  'vaciado-a-medias': {
    status: 409,
    msg: fixed(
      'El club de demostración se está vaciando. Espera un momento o termina de vaciarlo en la pantalla «Empezar mi club».',
    ),
  },
  'club-propio': {
    status: 409,
    msg: fixed('Este club no es el de demostración: no se vacía.'),
  },
  'importacion-sin-empezar': {
    status: 409,
    msg: fixed('Esta importación no está en marcha: se ha abandonado o ha terminado.'),
  },
  'cuerpo-lento': {
    status: 408,
    msg: fixed(
      'Los datos tardan demasiado en llegar al servidor. Comprueba tu conexión y vuelve a intentarlo.',
    ),
  },
  'cuerpo-demasiado-grande': {
    status: 413,
    msg: (detail) => ['La petición es demasiado grande.', detail].join(' ').trim(),
  },
  'no-cabe-en-una-respuesta': {
    status: 413,
    msg: (detail) =>
      `El club ocupa ${detail} y no cabe en una respuesta. Descárgalo por partes: con «npm run backup», «npm run export» o la pantalla «Copia».`,
  },
  'avisos-completos': {
    status: 409,
    msg: fixed('Ya hay demasiados móviles con avisos: no cabe ninguno más.'),
  },
  'servicio-push-desconocido': {
    status: 400,
    msg: fixed('Los avisos de este navegador no van por ningún servicio que conozcamos.'),
  },
  'demasiados-intentos': {
    status: 429,
    msg: fixed('Demasiados intentos. Espera unos minutos y vuelve a probar.'),
  },
  'comprobaciones-ocupadas': {
    status: 503,
    msg: fixed('Hay demasiados intentos de entrar a la vez. Inténtalo de nuevo en unos segundos.'),
  },
  'almacen-no-disponible': {
    status: 503,
    msg: fixed('Ahora mismo no se puede acceder a los datos. Inténtalo de nuevo en un momento.'),
  },
} as const satisfies Record<string, RefusalRow>;

export type RefusalCode = keyof typeof refusalTable;

/** Why something was not done; a value, never thrown across a public function. */
export interface Refusal {
  readonly code: RefusalCode;
  readonly detail: string;
  /** What the caller needs to go on: the record as stored, where a write would have gone over it; the step in the way. */
  readonly data?: unknown;
  /** Seconds after which it is worth trying again, for `Retry-After`. */
  readonly retryAfterS?: number;
}

export type Result<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly refusal: Refusal };

export const accept = <T>(value: T): Result<T> => ({ ok: true, value });
export const refuse = (code: RefusalCode, detail = '', data?: unknown): Result<never> => ({
  ok: false,
  refusal: { code, detail, ...(data !== undefined && { data }) },
});

/** What a promised result holds, changed by `change`; a refusal goes through as it is. */
export async function mapOk<T, Changed>(
  promised: Promise<Result<T>> | Result<T>,
  change: (value: T) => Changed,
): Promise<Result<Changed>> {
  const result = await promised;
  return result.ok ? accept(change(result.value)) : result;
}

/** HTTP status and Spanish text of a refusal. */
export function describeRefusal(refusal: Refusal): { status: RefusalRow['status']; msg: string } {
  const row: RefusalRow = refusalTable[refusal.code];
  return { status: row.status, msg: row.msg(refusal.detail) };
}
