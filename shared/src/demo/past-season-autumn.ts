import type { DemoCalendar } from './calendar';
import { played } from './season-match';
import { amarilla, dobleAmarilla, encaja, gol, golDelRival, sheet } from './sheet';
import type { DemoPartido } from './types';

/** First eight matches of last season: five wins, two draws, one defeat. */
export function pastSeasonAutumn({ past }: DemoCalendar): readonly DemoPartido[] {
  return [
    played({
      equipo: 'robledal',
      competicion: 'amistoso',
      fecha: past(-58, 'sabado'),
      hora: '18:00',
      acta: sheet({
        once: 'bravo / luque vidal ayala ortega / tena rey mora / soler pons cano',
        banquillo: 'marcilla quintana ibarra zamora',
        eventos: [
          encaja(11),
          gol(24, 'pons', 'cabeza', 'luque'),
          encaja(52),
          amarilla(60, 'tena'),
          gol(78, 'zamora', 'derecha', 'mora'),
        ],
        mvp: 'pons',
      }),
    }),
    played({
      equipo: 'sotillo',
      competicion: 'liga',
      fuera: true,
      fecha: past(-56, 'domingo'),
      hora: '12:00',
      acta: sheet({
        once: 'bravo / luque vidal ayala ortega / tena rey villar / soler pons cano',
        banquillo: 'mora uribe ferreira ibarra',
        eventos: [
          gol(8, 'cano', 'derecha', 'rey'),
          gol(36, 'pons', 'penalti'),
          amarilla(41, 'vidal'),
          encaja(57),
          gol(83, 'ibarra', 'derecha', 'mora'),
        ],
        mvp: 'cano',
      }),
    }),
    played({
      equipo: 'alameda',
      competicion: 'liga',
      fecha: past(-54, 'domingo'),
      hora: '11:30',
      acta: sheet({
        once: 'bravo / luque benavente ayala ortega / tena rey mora / soler pons cano',
        banquillo: 'marcilla vidal quintana zamora',
        eventos: [
          gol(15, 'soler', 'izquierda', 'mora'),
          gol(32, 'pons', 'derecha', 'cano'),
          gol(49, 'pons', 'cabeza', 'rey'),
          amarilla(66, 'ortega'),
          gol('90+1', 'quintana', 'otro', 'zamora'),
        ],
        mvp: 'pons',
      }),
    }),
    played({
      equipo: 'pinar',
      competicion: 'copa',
      fuera: true,
      fecha: past(-53, 'sabado'),
      hora: '17:00',
      acta: sheet({
        once: 'marcilla / luque vidal benavente ortega / quintana rey mora / soler zamora cano',
        banquillo: 'bravo tena pons ferreira',
        eventos: [
          gol(20, 'mora', 'falta'),
          encaja('45+1'),
          gol(71, 'pons', 'izquierda', 'soler'),
          amarilla(80, 'quintana'),
        ],
        mvp: 'mora',
      }),
    }),
    played({
      equipo: 'riofrio',
      competicion: 'liga',
      fecha: past(-51, 'sabado'),
      hora: '16:30',
      acta: sheet({
        once: 'bravo / luque vidal ayala uribe / tena quintana villar / soler pons cano',
        banquillo: 'ortega mora ibarra',
        eventos: [amarilla(55, 'uribe'), amarilla(74, 'pons')],
        mvp: 'bravo',
      }),
    }),
    played({
      equipo: 'castanar',
      competicion: 'liga',
      fuera: true,
      fecha: past(-50, 'domingo'),
      hora: '12:00',
      acta: sheet({
        once: 'bravo / luque vidal ayala ortega / tena rey mora / soler pons ibarra',
        banquillo: 'benavente villar ferreira cano',
        eventos: [
          encaja(18),
          amarilla(33, 'luque'),
          gol(40, 'soler', 'izquierda'),
          dobleAmarilla(62, 'luque'),
          encaja(77),
        ],
        mvp: 'soler',
      }),
    }),
    played({
      equipo: 'mirador',
      competicion: 'liga',
      fecha: past(-48, 'domingo'),
      hora: '11:00',
      acta: sheet({
        once: 'bravo / uribe vidal ayala ortega / tena rey mora / soler pons cano',
        banquillo: 'marcilla quintana villar zamora',
        eventos: [
          encaja(5),
          gol(51, 'vidal', 'corner', 'mora'),
          amarilla(68, 'tena'),
          gol(86, 'zamora', 'cabeza', 'ortega'),
        ],
        mvp: 'vidal',
      }),
    }),
    played({
      equipo: 'vegalba',
      competicion: 'liga',
      fuera: true,
      fecha: past(-43, 'domingo'),
      hora: '12:30',
      acta: sheet({
        once: 'bravo / luque benavente ayala ortega / quintana rey villar / cano pons mora',
        banquillo: 'vidal tena ferreira soler ibarra',
        eventos: [amarilla(29, 'benavente'), golDelRival(64), amarilla('90+3', 'bravo')],
        mvp: 'ayala',
      }),
    }),
  ];
}
