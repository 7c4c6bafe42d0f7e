import type { Temporada } from '@club/shared';
import { useSearchParams } from 'react-router-dom';
import text from '../../components/text.module.css';
import css from './temporada-picker.module.css';

interface TemporadaPickerProps {
  readonly temporada: Temporada;
  /** Latest first; the first is the current season. */
  readonly temporadas: readonly Temporada[];
}

/** Select for the season of the page. The current season adds no query to the URL. */
export function TemporadaPicker({ temporada, temporadas }: TemporadaPickerProps) {
  const [, setSearch] = useSearchParams();
  if (temporadas.length < 2) return null;
  return (
    <label className={css.picker}>
      <span className={text.hidden}>Temporada</span>
      <select
        value={temporada._id}
        onChange={({ target: { value } }) =>
          setSearch(value === temporadas[0]?._id ? {} : { temporada: value })
        }
      >
        {temporadas.map(({ _id, nombre }) => (
          <option key={_id} value={_id}>
            {nombre}
          </option>
        ))}
      </select>
    </label>
  );
}
