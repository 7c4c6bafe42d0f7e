import { Link, type LinkProps } from 'react-router-dom';
import css from './card-link.module.css';

/** Makes a whole card one link. Children are stacked vertically. */
export const CardLink = (link: LinkProps) => <Link {...link} className={css.link} />;
