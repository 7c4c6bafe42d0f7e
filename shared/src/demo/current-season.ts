import type { DemoCalendar } from './calendar';
import { enCasa, fuera } from './season-match';
import type { DemoPartido } from './types';

/** The ten matches played so far: five wins, three draws, two defeats; the last three are one of each. */
export function currentSeasonPlayed({ past }: DemoCalendar): readonly DemoPartido[] {
  return [
    fuera('amistoso', 'mirador', past(-10, 'sabado'), '19:00', {
      convocados:
        'bravo / sanchis vidal ayala ortega / tena rey mora / soler pons aldana / marcilla luque calleja ferreira ibarra',
      eventos: '21 gol aldana derecha rey, 48 encaja, 76 gol ibarra otro calleja',
      mvp: 'aldana',
    }),
    enCasa('liga', 'cantera', past(-9, 'domingo'), '12:00', {
      convocados:
        'bravo / luque vidal ayala ortega / tena rey mora / soler pons cano / sanchis calleja quintana aldana',
      eventos:
        '14 gol pons cabeza soler, 29 encaja, 45+2 gol mora falta, 70 amarilla vidal, 88 gol cano derecha aldana',
      mvp: 'mora',
    }),
    fuera('liga', 'fontana', past(-8, 'sabado'), '16:30', {
      convocados:
        'bravo / luque vidal ayala sanchis / tena calleja rey / soler pons cano / ortega mora ibarra',
      eventos: '37 encaja, 54 amarilla calleja, 72 gol vidal corner mora',
      mvp: 'vidal',
    }),
    enCasa('liga', 'castanar', past(-7, 'domingo'), '11:30', {
      convocados:
        'bravo / luque uribe ayala ortega / calleja rey mora / soler pons cano / marcilla vidal tena ferreira aldana',
      eventos:
        '10 gol pons derecha rey, 26 gol pons izquierda mora, 44 gol calleja derecha cano, 60 cambio ortega ferreira, 63 gol pons penalti, 65 cambio soler aldana, 78 cambio mora tena, 85 gol aldana cabeza luque',
      mvp: 'pons',
    }),
    fuera('liga', 'vegalba', past(-6, 'domingo'), '12:30', {
      convocados:
        'bravo / luque vidal ayala ortega / tena rey quintana / soler pons cano / uribe calleja mora ibarra',
      eventos:
        '12 amarilla tena, 31 gol cano izquierda rey, 55 encaja, 67 dobleAmarilla tena, 80 encaja',
      mvp: 'cano',
    }),
    enCasa('copa', 'sotillo', past(-5, 'sabado'), '18:00', {
      convocados:
        'marcilla / sanchis vidal uribe ortega / quintana rey mora / aldana pons cano / bravo luque calleja soler ibarra',
      eventos:
        '7 encaja, 28 encaja, 43 amarilla quintana, 60 gol soler izquierda mora, 77 gol pons cabeza sanchis, 90+2 gol soler izquierda rey',
      mvp: 'soler',
    }),
    fuera('liga', 'riofrio', past(-4, 'domingo'), '12:00', {
      convocados:
        'bravo / luque vidal ayala ortega / calleja rey quintana / soler pons cano / sanchis mora aldana',
      eventos: '39 amarilla ortega, 71 amarilla cano',
      mvp: 'bravo',
    }),
    enCasa('liga', 'robledal', past(-2, 'domingo'), '12:00', {
      convocados:
        'bravo / luque vidal ayala sanchis / tena rey mora / soler pons aldana / ortega calleja ferreira ibarra',
      eventos: '25 amarilla sanchis, 41 encaja, 73 roja ayala, 89 amarilla tena',
      mvp: 'bravo',
    }),
    enCasa('liga', 'alameda', past(-1, 'sabado'), '17:00', {
      convocados:
        'bravo / luque vidal uribe ortega / calleja rey mora / soler pons cano / marcilla quintana ferreira aldana',
      eventos:
        '17 enPropia, 34 golDelRival, 52 gol pons derecha calleja, 69 encaja, 83 amarilla uribe',
      mvp: 'rey',
    }),
    fuera('liga', 'sotillo', past(0, 'domingo'), '12:00', {
      convocados:
        'bravo / luque vidal uribe ortega / tena rey mora / soler pons cano / sanchis calleja aldana ibarra',
      eventos:
        '3 encaja, 23 gol rey derecha soler, 35 gol pons cabeza luque, 59 encaja, 74 gol mora falta, 81 amarilla vidal, 90+1 gol aldana derecha pons',
      mvp: 'rey',
    }),
  ];
}

/** What is still to come, a match of each state among it; the first three follow the played ones on the home page. */
export function currentSeasonComing({
  coming: weekend,
  fromToday,
}: DemoCalendar): readonly DemoPartido[] {
  return [
    enCasa('copa', 'molinos', fromToday(1), '20:30'),
    fuera('liga', 'pinar', weekend(1, 'domingo'), '12:00', 'aplazado'),
    enCasa('liga', 'mirador', weekend(2, 'sabado'), '16:30', 'suspendido'),
    fuera('liga', 'molinos', weekend(3, 'domingo'), '11:30'),
    enCasa('liga', 'barriosur', weekend(4, 'domingo'), '12:00'),
    enCasa('amistoso', 'vegalba', weekend(5, 'sabado'), '18:00', 'cancelado'),
    fuera('amistoso', 'robledal', weekend(6, 'sabado'), '17:30'),
  ];
}
