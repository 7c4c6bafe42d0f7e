import { withArticle } from '@club/shared';
import { Page } from '../../components/page';
import { EmailLink, Paragraphs, Prose } from './club-page';
import { InternalLink } from '../../components/router-link';
import { paths } from '../../lib/paths';
import { useSettings } from '../../lib/state/club-context';

/** Privacy policy with a section on players' data (regla 9). */
export function Component() {
  const settings = useSettings();
  const { contacto, textos } = settings;
  return (
    <Page title="Política de privacidad">
      <Prose>
        <p>Esta web no recoge datos personales de quienes la visitan.</p>
        <h2>Cookies</h2>
        <p>Solo se usan cookies técnicas, necesarias para que la web funcione.</p>
        <h2>Avisos en el móvil</h2>
        <p>
          Si pides avisos, se guarda la dirección que tu navegador da para ellos, sus claves y los
          temas que has elegido: ni tu nombre ni nada más. Los mensajes van cifrados por el servicio
          de avisos de tu navegador (de Google, Apple, Mozilla o Microsoft). Se borra todo cuando
          los quitas, en el mismo botón «Avísame», o cuando tu navegador dice que ya no existe.
        </p>
        <h2>Enlaces a terceros</h2>
        <p>
          Hay enlaces a webs de terceros, como las de los patrocinadores y las redes sociales. Lo
          que hagan con tus datos depende de su propia política de privacidad.
        </p>
        <h2>Menores</h2>
        <p>Esta web no está dirigida a menores de edad.</p>
        <h2>Datos de los jugadores</h2>
        <p>
          De los jugadores {withArticle(settings).del} se publican nombre, apellidos, foto, alias,
          dorsal, edad, altura, país, posición, trayectoria y lo que hacen en los partidos. La fecha
          de nacimiento no se publica.
        </p>
        <p>
          Cada jugador decide si se publican su foto y sus apellidos: si no quiere, aparece sin foto
          o solo con su nombre, también en las fichas y temporadas pasadas. Además puede pedir que
          se corrija lo que se publica de él o que se borre quién es: entonces pasa a ser «Jugador
          anónimo», sus fotos y sus datos se eliminan y solo quedan los números de los partidos.
          Basta con{' '}
          {contacto.email === '' ? (
            'decírselo al club'
          ) : (
            <>
              escribir a <EmailLink email={contacto.email} />
            </>
          )}
          .
        </p>
        <h2>Cambios</h2>
        <p>Los cambios en esta política se aplican de inmediato.</p>
        <p>
          Si tienes dudas, <InternalLink to={paths.contacto}>contacta con nosotros</InternalLink>.
        </p>
        {/* Added to the standard text, never replacing it. */}
        <Paragraphs text={textos.privacidad} />
      </Prose>
    </Page>
  );
}
