import type { Envio } from './banda';

const apuntes = (n: number) => (n === 1 ? '1 apunte' : `${String(n)} apuntes`);

/** What has been sent, in words; `isOnline` as the browser says. */
export function envioText(
  { kind }: Envio,
  pendientes: number,
  isOnline: boolean,
  isClosing: boolean,
): string {
  const left =
    isClosing && pendientes === 0 ? 'la ficha, por guardar' : `${apuntes(pendientes)} por enviar`;
  const isAllSent = pendientes === 0 && !isClosing;
  if (kind === 'dudas') return 'Hay que decidir';
  if (kind === 'rechazado' && !isAllSent) return `No aceptado: ${left}`;
  if (kind === 'sesion' && !isAllSent) return `Sesión caducada: ${left}`;
  if (kind === 'sin-verificar' && !isAllSent) return `Web sin verificar: ${left}`;
  if (!isOnline || kind === 'sin-cobertura') {
    return isAllSent ? 'Sin cobertura: todo enviado' : `Sin cobertura: ${left}`;
  }
  if (kind === 'servidor-ocupado' && !isAllSent) return `El servidor no responde: ${left}`;
  return isAllSent ? 'Todo enviado' : left;
}
