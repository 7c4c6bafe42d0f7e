import { Link, type LinkProps } from 'react-router-dom';
import css from './router-link.module.css';

interface InternalLinkProps extends LinkProps {
  readonly color?: 'inherit';
}

/** Router link in the site's style. */
export const InternalLink = ({ color, ...link }: InternalLinkProps) => (
  <Link {...link} className={color === undefined ? css.link : css.inherit} />
);

/** Makes a whole card one link. Children are stacked vertically. */
export const CardLink = (link: LinkProps) => <Link {...link} className={css.card} />;
