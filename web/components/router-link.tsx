import { Link, type LinkProps } from 'react-router-dom';
import css from './router-link.module.css';

interface InternalLinkProps extends LinkProps {
  readonly color?: 'inherit';
}

/** Router link in the site's style. */
export const InternalLink = ({ color, ...link }: InternalLinkProps) => (
  <Link {...link} className={color === undefined ? css.link : css.inherit} />
);
