import { clubConfig } from '@club/shared';
import { Page } from '../../components/page';
import { Prose } from '../../components/prose';

/** About the club (regla 9). */
export function SobreRoute() {
  return (
    <Page title={`Sobre ${clubConfig.nombre}`}>
      <Prose>
        <p>
          {clubConfig.nombre} es un equipo de amigos fundado en {clubConfig.fundacion}. No somos
          profesionales: entre semana trabajamos y estudiamos, y el fin de semana jugamos al fútbol.
        </p>
        <p>
          Empezamos por las ganas de vernos cada semana y seguimos por lo mismo. Aquí puedes seguir
          los partidos, la plantilla y las estadísticas de cada temporada.
        </p>
      </Prose>
    </Page>
  );
}
