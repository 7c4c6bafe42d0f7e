import { Figure, WIDTH } from './figure';

const HEIGHT = 150;
const [TOP, BOTTOM] = [24, 124];
const BAR = 26;
/** With more seasons, only the first and last are labelled and there are no numbers, as they would overlap. */
const NAMES = 6;

interface CareerPlotProps {
  /** Latest first. */
  readonly temporadas: readonly {
    readonly nombre: string;
    readonly cuenta: { readonly goles: number; readonly asistencias: number };
  }[];
}

const shortName = (nombre: string) => nombre.replace(/^temporada\s+/i, '').slice(0, 9);

/** A player's goals and assists by season, oldest first. Nothing with fewer than two seasons or without any. */
export function CareerPlot({ temporadas }: CareerPlotProps) {
  const seasons = temporadas.toReversed();
  const most = Math.max(0, ...seasons.flatMap(({ cuenta }) => [cuenta.goles, cuenta.asistencias]));
  if (seasons.length < 2 || most === 0) return null;
  const best = seasons.reduce((a, b) => (b.cuenta.goles > a.cuenta.goles ? b : a));
  const step = WIDTH / seasons.length;
  const width = Math.min(BAR, (step - 4) / 2);
  const isNamed = (index: number) =>
    seasons.length <= NAMES || index === 0 || index === seasons.length - 1;
  const anchor = (index: number) => {
    if (seasons.length <= NAMES)
      return { x: index * step + step / 2, textAnchor: 'middle' } as const;
    return index === 0
      ? ({ x: 0, textAnchor: 'start' } as const)
      : ({ x: WIDTH, textAnchor: 'end' } as const);
  };
  return (
    <Figure
      title="Goles y asistencias por temporada"
      finding={`${best.cuenta.goles > 0 ? `Su temporada con más goles: ${best.nombre}, ${String(best.cuenta.goles)}. ` : ''}Goles en color, asistencias en contorno.`}
      height={HEIGHT}
      head={['Temporada', 'Goles', 'Asistencias']}
      rows={seasons.map(({ nombre, cuenta }) => [nombre, cuenta.goles, cuenta.asistencias])}
    >
      {seasons.map(({ nombre, cuenta }, index) => {
        const middle = index * step + step / 2;
        const unit = (BOTTOM - TOP) / most;
        const [goles, asistencias] = [cuenta.goles * unit, cuenta.asistencias * unit];
        const number = { textAnchor: 'middle', fill: 'var(--text)' } as const;
        return (
          <g key={nombre}>
            <rect
              x={middle - width}
              y={BOTTOM - goles}
              width={width}
              height={goles}
              fill="var(--primary)"
            />
            {asistencias > 0 && (
              <rect
                x={middle + 2}
                y={BOTTOM - asistencias}
                width={width}
                height={asistencias}
                fill="none"
                stroke="var(--muted)"
                strokeWidth="2"
              />
            )}
            {seasons.length <= NAMES && (
              <>
                <text {...number} x={middle - width / 2} y={BOTTOM - goles - 5}>
                  {cuenta.goles}
                </text>
                <text {...number} x={middle + 2 + width / 2} y={BOTTOM - asistencias - 5}>
                  {cuenta.asistencias}
                </text>
              </>
            )}
            {isNamed(index) && (
              <text {...anchor(index)} y={HEIGHT - 6} fill="var(--muted)">
                {shortName(nombre)}
              </text>
            )}
          </g>
        );
      })}
      <path d={`M0 ${String(BOTTOM)}H${String(WIDTH)}`} stroke="var(--muted)" strokeWidth="1" />
    </Figure>
  );
}
