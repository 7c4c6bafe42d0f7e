import type { DemoCalendar } from './calendar';
import { coming, played } from './season-match';
import {
  amarilla,
  cambio,
  dobleAmarilla,
  encaja,
  enPropia,
  gol,
  golDelRival,
  roja,
  sheet,
} from './sheet';
import type { DemoPartido } from './types';

/** The ten matches played so far: five wins, three draws, two defeats; the last three are one of each. */
export function currentSeasonPlayed({ past }: DemoCalendar): readonly DemoPartido[] {
  return [
    played({
      equipo: 'mirador',
      competicion: 'amistoso',
      fuera: true,
      fecha: past(-10, 'sabado'),
      hora: '19:00',
      acta: sheet({
        once: 'bravo / sanchis vidal ayala ortega / tena rey mora / soler pons aldana',
        banquillo: 'marcilla luque calleja ferreira ibarra',
        eventos: [
          gol(21, 'aldana', 'derecha', 'rey'),
          encaja(48),
          gol(76, 'ibarra', 'otro', 'calleja'),
        ],
        mvp: 'aldana',
      }),
    }),
    played({
      equipo: 'cantera',
      competicion: 'liga',
      fecha: past(-9, 'domingo'),
      hora: '12:00',
      acta: sheet({
        once: 'bravo / luque vidal ayala ortega / tena rey mora / soler pons cano',
        banquillo: 'sanchis calleja quintana aldana',
        eventos: [
          gol(14, 'pons', 'cabeza', 'soler'),
          encaja(29),
          gol('45+2', 'mora', 'falta'),
          amarilla(70, 'vidal'),
          gol(88, 'cano', 'derecha', 'aldana'),
        ],
        mvp: 'mora',
      }),
    }),
    played({
      equipo: 'fontana',
      competicion: 'liga',
      fuera: true,
      fecha: past(-8, 'sabado'),
      hora: '16:30',
      acta: sheet({
        once: 'bravo / luque vidal ayala sanchis / tena calleja rey / soler pons cano',
        banquillo: 'ortega mora ibarra',
        eventos: [encaja(37), amarilla(54, 'calleja'), gol(72, 'vidal', 'corner', 'mora')],
        mvp: 'vidal',
      }),
    }),
    played({
      equipo: 'castanar',
      competicion: 'liga',
      fecha: past(-7, 'domingo'),
      hora: '11:30',
      acta: sheet({
        once: 'bravo / luque uribe ayala ortega / calleja rey mora / soler pons cano',
        banquillo: 'marcilla vidal tena ferreira aldana',
        eventos: [
          gol(10, 'pons', 'derecha', 'rey'),
          gol(26, 'pons', 'izquierda', 'mora'),
          gol(44, 'calleja', 'derecha', 'cano'),
          cambio(60, 'ortega', 'ferreira'),
          gol(63, 'pons', 'penalti'),
          cambio(65, 'soler', 'aldana'),
          cambio(78, 'mora', 'tena'),
          gol(85, 'aldana', 'cabeza', 'luque'),
        ],
        mvp: 'pons',
      }),
    }),
    played({
      equipo: 'vegalba',
      competicion: 'liga',
      fuera: true,
      fecha: past(-6, 'domingo'),
      hora: '12:30',
      acta: sheet({
        once: 'bravo / luque vidal ayala ortega / tena rey quintana / soler pons cano',
        banquillo: 'uribe calleja mora ibarra',
        eventos: [
          amarilla(12, 'tena'),
          gol(31, 'cano', 'izquierda', 'rey'),
          encaja(55),
          dobleAmarilla(67, 'tena'),
          encaja(80),
        ],
        mvp: 'cano',
      }),
    }),
    played({
      equipo: 'sotillo',
      competicion: 'copa',
      fecha: past(-5, 'sabado'),
      hora: '18:00',
      acta: sheet({
        once: 'marcilla / sanchis vidal uribe ortega / quintana rey mora / aldana pons cano',
        banquillo: 'bravo luque calleja soler ibarra',
        eventos: [
          encaja(7),
          encaja(28),
          amarilla(43, 'quintana'),
          gol(60, 'soler', 'izquierda', 'mora'),
          gol(77, 'pons', 'cabeza', 'sanchis'),
          gol('90+2', 'soler', 'izquierda', 'rey'),
        ],
        mvp: 'soler',
      }),
    }),
    played({
      equipo: 'riofrio',
      competicion: 'liga',
      fuera: true,
      fecha: past(-4, 'domingo'),
      hora: '12:00',
      acta: sheet({
        once: 'bravo / luque vidal ayala ortega / calleja rey quintana / soler pons cano',
        banquillo: 'sanchis mora aldana',
        eventos: [amarilla(39, 'ortega'), amarilla(71, 'cano')],
        mvp: 'bravo',
      }),
    }),
    played({
      equipo: 'robledal',
      competicion: 'liga',
      fecha: past(-2, 'domingo'),
      hora: '12:00',
      acta: sheet({
        once: 'bravo / luque vidal ayala sanchis / tena rey mora / soler pons aldana',
        banquillo: 'ortega calleja ferreira ibarra',
        eventos: [amarilla(25, 'sanchis'), encaja(41), roja(73, 'ayala'), amarilla(89, 'tena')],
        mvp: 'bravo',
      }),
    }),
    played({
      equipo: 'alameda',
      competicion: 'liga',
      fecha: past(-1, 'sabado'),
      hora: '17:00',
      acta: sheet({
        once: 'bravo / luque vidal uribe ortega / calleja rey mora / soler pons cano',
        banquillo: 'marcilla quintana ferreira aldana',
        eventos: [
          enPropia(17),
          golDelRival(34),
          gol(52, 'pons', 'derecha', 'calleja'),
          encaja(69),
          amarilla(83, 'uribe'),
        ],
        mvp: 'rey',
      }),
    }),
    played({
      equipo: 'sotillo',
      competicion: 'liga',
      fuera: true,
      fecha: past(0, 'domingo'),
      hora: '12:00',
      acta: sheet({
        once: 'bravo / luque vidal uribe ortega / tena rey mora / soler pons cano',
        banquillo: 'sanchis calleja aldana ibarra',
        eventos: [
          encaja(3),
          gol(23, 'rey', 'derecha', 'soler'),
          gol(35, 'pons', 'cabeza', 'luque'),
          encaja(59),
          gol(74, 'mora', 'falta'),
          amarilla(81, 'vidal'),
          gol('90+1', 'aldana', 'derecha', 'pons'),
        ],
        mvp: 'rey',
      }),
    }),
  ];
}

/** What is still to come, a match of each state among it; the first three follow the played ones on the home page. */
export function currentSeasonComing({
  coming: weekend,
  fromToday,
}: DemoCalendar): readonly DemoPartido[] {
  return [
    coming({ equipo: 'molinos', competicion: 'copa', fecha: fromToday(1), hora: '20:30' }),
    coming({
      equipo: 'pinar',
      competicion: 'liga',
      fuera: true,
      fecha: weekend(1, 'domingo'),
      hora: '12:00',
      estado: 'aplazado',
    }),
    coming({
      equipo: 'mirador',
      competicion: 'liga',
      fecha: weekend(2, 'sabado'),
      hora: '16:30',
      estado: 'suspendido',
    }),
    coming({
      equipo: 'molinos',
      competicion: 'liga',
      fuera: true,
      fecha: weekend(3, 'domingo'),
      hora: '11:30',
    }),
    coming({
      equipo: 'barriosur',
      competicion: 'liga',
      fecha: weekend(4, 'domingo'),
      hora: '12:00',
    }),
    coming({
      equipo: 'vegalba',
      competicion: 'amistoso',
      fecha: weekend(5, 'sabado'),
      hora: '18:00',
      estado: 'cancelado',
    }),
    coming({
      equipo: 'robledal',
      competicion: 'amistoso',
      fuera: true,
      fecha: weekend(6, 'sabado'),
      hora: '17:30',
    }),
  ];
}
