import { clubConfig } from '@club/shared';
import { Page } from '../../components/page';
import { Prose } from '../../components/prose';
import { InternalLink } from '../../components/router-link';
import { paths } from '../../lib/paths';

/** Privacy policy with the section on players' data (regla 9). */
export function PrivacidadRoute() {
  return (
    <Page title="Política de privacidad">
      <Prose>
        <p>Esta web no recoge datos personales de quienes la visitan.</p>
        <h2>Cookies</h2>
        <p>Solo se usan cookies técnicas, necesarias para que la web funcione.</p>
        <h2>Enlaces a terceros</h2>
        <p>
          Hay enlaces a webs de terceros, como las de los patrocinadores y las redes sociales. Lo
          que hagan con tus datos depende de su propia política de privacidad.
        </p>
        <h2>Menores</h2>
        <p>Esta web no está dirigida a menores de edad.</p>
        <h2>Datos de los jugadores</h2>
        <p>
          De los jugadores de {clubConfig.nombre} se publican nombre, apellidos, foto, alias,
          dorsal, edad, altura, país, posición, trayectoria y lo que hacen en los partidos. La fecha
          de nacimiento no se publica.
        </p>
        <p>
          Cada jugador decide si se publican su foto y sus apellidos: si no quiere, aparece sin foto
          o solo con su nombre, también en las fichas y temporadas pasadas. Además puede pedir que
          se corrija lo que se publica de él o que se borre quién es: entonces pasa a ser «Jugador
          anónimo», sus fotos y sus datos se eliminan y solo quedan los números de los partidos.
          Basta con escribir a{' '}
          <a href={`mailto:${clubConfig.contacto.email}`}>{clubConfig.contacto.email}</a>.
        </p>
        <h2>Cambios</h2>
        <p>Los cambios en esta política se aplican de inmediato.</p>
        <p>
          Si tienes dudas, <InternalLink to={paths.contacto}>contacta con nosotros</InternalLink>.
        </p>
      </Prose>
    </Page>
  );
}
