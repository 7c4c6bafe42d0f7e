import { kickoffFromLocal } from '../domain/fechas';
import { crearNoticiaSchema } from '../registros/noticia';
import type { DemoCalendar } from './calendar';
import { clavePartido } from './season-match';
import type { DemoNoticia } from './types';

/** A news item; its first line is the title, each further one a paragraph. */
function noticia(fecha: string, hora: string, texto: string): DemoNoticia {
  const kickoff = kickoffFromLocal(fecha, hora);
  if (!kickoff.ok) throw new RangeError(kickoff.refusal.detail);
  const [titulo, ...parrafos] = texto.trim().split(/\s*\n\s*/);
  return {
    publicada: kickoff.value.fecha_date,
    datos: crearNoticiaSchema.parse({ titulo, contenido: parrafos.join('\n\n') }),
  };
}

/** What is told of a match. */
const cronica = (partido: string, ...said: Parameters<typeof noticia>): DemoNoticia => ({
  ...noticia(...said),
  partido,
});

/** News of the demo, oldest first; what they tell of matches is what the season tables say. */
export function demoNoticias({ past }: DemoCalendar): readonly DemoNoticia[] {
  return [
    cronica(
      clavePartido('liga', 'fontana', past(-24, 'domingo')),
      past(-24, 'domingo'),
      '21:00',
      `
      Cuarto puesto y despedida con gol de Zamora
      El CD Encina cerró la liga con una victoria por 1-2 en el campo de la Unión Fontana y termina la temporada en cuarta posición, la mejor clasificación de su historia.
      Villar adelantó al equipo antes del descanso y, después del empate local, apareció Emilio Zamora para cabecear el gol de la victoria en su último partido con nosotros. No se nos ocurre mejor final.
    `,
    ),
    noticia(
      past(-21, 'sabado'),
      '12:15',
      `
      Gracias, Óscar, Jorge y Emilio
      Óscar Benavente, Jorge Villar y Emilio Zamora no seguirán la próxima temporada. Óscar y Emilio cuelgan las botas y Jorge se muda a Vigo por trabajo.
      Los tres han hecho este club más grande. El vestuario les preparó una cena sorpresa, tres camisetas enmarcadas y un vídeo que hizo llorar hasta al capitán. Esta siempre será vuestra casa.
    `,
    ),
    noticia(
      past(-13, 'domingo'),
      '19:30',
      `
      Arranca la pretemporada
      El equipo vuelve al trabajo este martes a las 20:30 en el Campo Municipal El Encinar. Serán tres sesiones por semana hasta el primer amistoso.
      Quien quiera probar con nosotros puede acercarse a cualquiera de los entrenamientos o escribirnos desde la página de contacto.
    `,
    ),
    noticia(
      past(-11, 'sabado'),
      '11:00',
      `
      Tres caras nuevas: Sanchis, Calleja y Aldana
      Ya son oficiales los tres fichajes del verano. Darío Sanchis llega de la Unión Fontana para reforzar los laterales, Andrés Calleja aporta llegada desde el centro del campo y Joel Aldana sube de la escuela municipal con la portería contraria entre ceja y ceja.
      Llevarán los dorsales 12, 18 y 19. ¡Bienvenidos a la Encina!
    `,
    ),
    cronica(
      clavePartido('liga', 'cantera', past(-9, 'domingo')),
      past(-9, 'domingo'),
      '20:45',
      `
      Estreno liguero con victoria
      Buen comienzo ante La Cantera 1987 (3-1). Pons abrió el marcador de cabeza, los visitantes empataron pronto y Mora, con un lanzamiento de falta en el descuento de la primera parte, devolvió la ventaja.
      Cano sentenció en el 88 tras una gran jugada de Aldana, que dejó muy buenas sensaciones en su debut oficial.
    `,
    ),
    cronica(
      clavePartido('liga', 'castanar', past(-7, 'domingo')),
      past(-7, 'domingo'),
      '18:00',
      `
      Manita al Castañar con triplete de Pons
      Partido redondo del equipo, que goleó por 5-0 al CD Castañar. Marcos Pons firmó su primer triplete del curso y Andrés Calleja marcó a sus antiguos compañeros sin celebrarlo.
      El quinto lo puso Aldana, que entró desde el banquillo y cabeceó un centro medido de Luque. Portería a cero para Bravo y liderato de la jornada en goles.
    `,
    ),
    cronica(
      clavePartido('copa', 'sotillo', past(-5, 'sabado')),
      past(-5, 'domingo'),
      '10:30',
      `
      De 0-2 a 3-2: remontada de Copa
      Noche para el recuerdo en El Encinar. El CF Sotillo se puso 0-2 en menos de media hora, pero la segunda parte fue toda nuestra: Soler recortó distancias, Pons empató de cabeza y otra vez Soler, en el 92, dio la vuelta a la eliminatoria.
      Espera en la siguiente ronda el Sporting Los Molinos.
    `,
    ),
    noticia(
      past(-3, 'sabado'),
      '13:00',
      `
      Rifa solidaria para renovar el material
      Nuestros cuatro patrocinadores han preparado una cesta con productos de la comarca, y todo lo que se recaude irá a balones, petos y una portería de entrenamiento.
      Las papeletas se venden antes de cada partido en casa y en el Bar La Dehesa, a dos euros. También se puede colaborar desde la página de donaciones.
    `,
    ),
    cronica(
      clavePartido('liga', 'alameda', past(-1, 'sabado')),
      past(-1, 'domingo'),
      '12:30',
      `
      Reparto de puntos en un partido loco
      La UD La Alameda se llevó un empate (2-2) de El Encinar en una tarde con un gol en propia puerta por cada lado. Pons parecía haber encarrilado el triunfo nada más volver del descanso, pero los visitantes igualaron a falta de veinte minutos.
      Álvaro Rey, incansable en el centro del campo, fue elegido el mejor del partido.
    `,
    ),
    cronica(
      clavePartido('liga', 'sotillo', past(0, 'domingo')),
      past(0, 'domingo'),
      '19:15',
      `
      Cuatro goles y tres puntos a domicilio
      El CD Encina ganó por 2-4 al CF Sotillo en un partido que empezó torcido, con un gol en contra a los tres minutos. Rey y Pons dieron la vuelta al marcador antes del descanso.
      Los locales empataron a la hora de juego, pero una falta magistral de Mora y una carrera de Aldana en el descuento pusieron el resultado definitivo.
      Lo siguiente: la Copa de la Sierra, en casa, ante el Sporting Los Molinos.
    `,
    ),
  ];
}
