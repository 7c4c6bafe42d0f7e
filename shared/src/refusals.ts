/**
 * Every expected refusal with its Spanish text, by HTTP status and code (regla 59). `{}` stands for the detail: a
 * finding, a field, a name or a value.
 */
export const REFUSALS = {
  400: {
    'entrada-invalida': '{}',
    'json-invalido': 'El cuerpo de la petición no es JSON válido.',
    'cuerpo-ilegible':
      'El cuerpo de la petición no se puede leer: codificación o longitud incorrectas.',
    'cuerpo-vacio': 'No hay nada que cambiar: el cuerpo está vacío.',
    'fecha-invalida': 'La fecha no es válida: {}',
    'fecha-no-concuerda': 'La fecha y la hora no concuerdan entre sí: {}',
    'referencia-desconocida': 'No existe {}.',
    'jugador-repetido': '{} está dos veces en la alineación.',
    'convocado-repetido': '{} está dos veces en la convocatoria.',
    'jugador-no-convocado': '{} no está en la alineación y aparece en la ficha.',
    'asistente-es-autor': 'El asistente de un gol no puede ser su autor.',
    'asistencia-sin-autor': 'Un gol sin autor no puede tener asistente.',
    'asistencia-sin-gol': 'Solo un gol anotado puede tener asistente.',
    'gol-encajado-con-autor': 'Un gol encajado no puede tener autor.',
    'propia-puerta-con-autor': 'Un gol del rival en propia puerta no puede tener autor.',
    'propia-puerta-sin-gol': 'Solo un gol puede marcarse como gol en propia puerta.',
    'expulsado-dos-veces': '{} figura expulsado dos veces.',
    'cambio-incompleto': 'En un cambio hay que decir {}.',
    'cambio-con-autor': 'Un cambio no tiene autor: solo quién entra y quién sale.',
    'solo-en-cambio': 'Solo en un cambio se dice quién entra y quién sale.',
    'cambio-consigo-mismo': 'En un cambio, quien entra y quien sale tienen que ser dos jugadores.',
    'cambio-ya-en-el-campo': '{}: ya está en el campo.',
    'cambio-fuera-del-campo': '{}: no está en el campo.',
    'cambio-expulsado': '{}: está expulsado.',
    'cambios-y-sin-cambios':
      'La ficha dice que no hubo cambios y tiene alguno: quita una de las dos cosas.',
    'capitan-no-titular': 'El capitán tiene que ser uno de los titulares.',
    'tanda-sin-empate': 'Solo hay tanda de penaltis si el partido acaba en empate.',
    'tanda-empatada': 'Una tanda de penaltis no acaba en empate: alguien la gana.',
    'incomparecencia-con-ficha':
      'Un partido ganado o perdido por incomparecencia no tiene alineación ni incidencias. Anula antes la ficha.',
    'estado-con-ficha':
      'Un partido con ficha está finalizado. Anula antes la ficha para ponerle otro estado.',
    'nacimiento-futuro': 'La fecha de nacimiento no puede estar en el futuro.',
    'clave-es-usuario': 'La contraseña no puede ser el nombre de usuario.',
    'imagen-invalida': 'La imagen no vale: {}.',
    'club-invalido': 'El fichero del club no es válido: {}',
    'servicio-push-desconocido':
      'Los avisos de este navegador no van por ningún servicio que conozcamos.',
  },
  401: {
    'sin-credencial': 'Inicia sesión para hacer esto.',
    'credencial-invalida': 'La sesión no es válida o ha caducado. Vuelve a iniciar sesión.',
    'sesion-terminada': 'Tu sesión se ha terminado desde otro sitio. Vuelve a entrar.',
    'cuenta-inactiva':
      'Tu cuenta está desactivada: con ella ya no se puede guardar nada. Habla con quien administra la web del club.',
    'origen-no-verificado':
      'No se ha podido comprobar que la petición viene de la web del club. Recarga la página.',
    'error-credenciales': 'Error de credenciales',
  },
  403: {
    'cuenta-ajena': 'Solo puedes consultar el rol de tu propia cuenta.',
    'no-administrador': 'Esta acción es solo para el administrador.',
    'no-de-esta-temporada':
      'Solo puedes apuntar partidos de la temporada actual. Los de otras los cambia el administrador.',
    'clave-incorrecta': 'Esa no es tu contraseña actual.',
  },
  404: {
    'no-encontrado': 'No se ha encontrado {}.',
    'ruta-desconocida': 'Esta dirección no existe.',
    'codigo-desconocido':
      'Este enlace no es de ninguna invitación. Ábrelo entero, tal como te llegó, o pide otro.',
  },
  405: {
    'metodo-no-permitido': 'En esta dirección no se puede hacer eso: el método no está permitido.',
  },
  408: {
    'cuerpo-lento':
      'Los datos tardan demasiado en llegar al servidor. Comprueba tu conexión y vuelve a intentarlo.',
  },
  409: {
    'ultimo-administrador':
      '{} es el último administrador: sin él nadie podría llevar la web. Haz antes administrador a otra persona.',
    'cuenta-propia':
      'Con tu propia cuenta no puedes hacer eso: tiene que hacerlo otro administrador.',
    'demasiadas-cuentas': 'No caben más cuentas: el máximo son {}. Borra alguna antes.',
    'sin-temporada': 'No hay ninguna temporada. Crea una antes de crear partidos.',
    'estadisticas-sin-temporada':
      'No hay ninguna temporada a la que apuntar esas estadísticas. Crea una antes.',
    'nombre-repetido': 'Ya existe {}.',
    'clave-externa-repetida': 'Ya existe un registro con la clave externa «{}».',
    'version-antigua':
      'Alguien ha guardado este partido después de que lo abrieras. Recarga para ver sus cambios; los tuyos no se han perdido.',
    'ajustes-cambiados':
      'Alguien ha cambiado los ajustes después de que los abrieras. Recarga para ver sus cambios antes de guardar los tuyos.',
    'directo-en-conflicto':
      'Otro dispositivo ha anotado algo en este directo que el tuyo no tenía. Revisa los dos antes de seguir; no se ha perdido nada.',
    'directo-descartado': 'Este directo se ha descartado desde otro dispositivo.',
    'partido-ya-jugado': 'Este partido ya tiene su ficha guardada: el directo ha terminado.',
    'convocatoria-de-jugado': 'Este partido ya se ha jugado: su convocatoria ya no cambia.',
    'partido-de-otra-temporada': 'Los próximos partidos son solo los de la temporada actual.',
    'restauracion-en-conflicto': 'No se puede restaurar: {}.',
    'idempotencia-reutilizada': 'Esta clave de petición ya se usó con otros datos.',
    'documento-lleno': 'No cabe más: {}.',
    'club-no-vacio': 'El club ya tiene datos: solo se puede importar en un club vacío.',
    'importacion-a-medias':
      'Hay una importación a medias. Vuelve a importar el mismo fichero para terminarla, o abandónala en la pantalla «Copia».',
    'vaciado-a-medias':
      'El club de demostración se está vaciando. Espera un momento o termina de vaciarlo en la pantalla «Empezar mi club».',
    'club-propio': 'Este club no es el de demostración: no se vacía.',
    'importacion-sin-empezar':
      'Esta importación no está en marcha: se ha abandonado o ha terminado.',
    'avisos-completos': 'Ya hay demasiados móviles con avisos: no cabe ninguno más.',
  },
  410: {
    'codigo-gastado':
      'Este enlace ya no vale: se ha usado, o hay otro más nuevo. Si ya elegiste tu contraseña, entra con ella; si no, pide otro enlace.',
    'codigo-caducado': 'Este enlace ha caducado: valía 72 horas. Pide otro a quien te invitó.',
  },
  412: {
    'imagen-existente': 'Ahí ya hay otra imagen: no se ha cambiado nada.',
  },
  413: {
    'imagen-grande': 'La imagen pesa demasiado: {}.',
    'cuerpo-demasiado-grande': 'La petición es demasiado grande. {}',
    'no-cabe-en-una-respuesta':
      'El club ocupa {} y no cabe en una respuesta. Descárgalo por partes: con «npm run backup», «npm run export» o la pantalla «Copia».',
  },
  429: {
    'demasiados-intentos': 'Demasiados intentos. Espera unos minutos y vuelve a probar.',
  },
  503: {
    'comprobaciones-ocupadas':
      'Hay demasiados intentos de entrar a la vez. Inténtalo de nuevo en unos segundos.',
    'almacen-no-disponible':
      'Ahora mismo no se puede acceder a los datos. Inténtalo de nuevo en un momento.',
  },
} as const;

type Texts = typeof REFUSALS;
type RefusalStatus = keyof Texts;
export type RefusalCode = { [Status in RefusalStatus]: keyof Texts[Status] }[RefusalStatus];

/** Why something was not done. A value that public functions return and never throw. */
export interface Refusal {
  readonly code: RefusalCode;
  readonly detail: string;
  /**
   * Data that the caller needs to continue: the stored record that a write would have overwritten, or the invalid
   * step.
   */
  readonly data?: unknown;
  /** Seconds to wait before a retry, for `Retry-After`. */
  readonly retryAfterS?: number;
}

export type Result<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly refusal: Refusal };

export const accept = <T>(value: T): Result<T> => ({ ok: true, value });
export const refuse = (code: RefusalCode, detail = '', data?: unknown): Result<never> => ({
  ok: false,
  refusal: { code, detail, ...(data !== undefined && { data }) },
});

/** Maps the value of a result. A refusal is passed on. */
export async function mapOk<T, Changed>(
  promised: Promise<Result<T>> | Result<T>,
  change: (value: T) => Changed,
): Promise<Result<Changed>> {
  const result = await promised;
  return result.ok ? accept(change(result.value)) : result;
}

/** HTTP status and Spanish text of a refusal. */
export function describeRefusal({ code, detail }: Pick<Refusal, 'code' | 'detail'>): {
  status: RefusalStatus;
  msg: string;
} {
  for (const [status, texts] of Object.entries<Readonly<Record<string, string>>>(REFUSALS)) {
    const msg = texts[code]?.replace('{}', () => detail).trim();
    if (msg !== undefined) return { status: Number(status) as RefusalStatus, msg };
  }
  throw new RangeError(`unknown refusal: ${code}`);
}
