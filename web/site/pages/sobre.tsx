import { Page } from '../../components/page';
import { Paragraphs } from '../../components/paragraphs';
import { Prose } from '../../components/prose';
import { useAjustes } from '../../lib/estado/club-context';

/** What is said of a club that has written nothing of itself. */
function Presentation() {
  const { nombre, fundacion } = useAjustes();
  return (
    <>
      <p>
        {nombre} es un equipo de amigos{fundacion !== null && ` fundado en ${String(fundacion)}`}.
        No somos profesionales: entre semana trabajamos y estudiamos, y el fin de semana jugamos al
        fútbol.
      </p>
      <p>
        Empezamos por las ganas de vernos cada semana y seguimos por lo mismo. Aquí puedes seguir
        los partidos, la plantilla y las estadísticas de cada temporada.
      </p>
    </>
  );
}

/** About the club (regla 9). */
export function SobreRoute() {
  const { nombre, textos } = useAjustes();
  return (
    <Page title={`Sobre ${nombre}`}>
      <Prose>{textos.sobre === '' ? <Presentation /> : <Paragraphs texto={textos.sobre} />}</Prose>
    </Page>
  );
}
