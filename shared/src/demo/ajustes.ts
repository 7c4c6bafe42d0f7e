import type { AjustesGuardados } from '../registros/ajustes';

/** The settings of the fictional CD Encina. */
export const ajustesDemo: AjustesGuardados = {
  nombre: 'CD Encina',
  slug: 'cd-encina',
  lema: 'Fútbol entre amigos desde 2018',
  fundacion: 2018,
  zona_horaria: 'Europe/Madrid',
  colores: { primario: '#14532d', secundario: '#c99a2e' },
  camiseta: { dibujo: 'lisa', primario: '#14532d', secundario: '#e8c25a' },
  escudo: { disponible: false, iniciales: 'CDE' },
  contacto: {
    email: 'hola@cd-encina.example',
    email_desarrollador: 'desarrollo@cd-encina.example',
    repositorio: 'https://codigo.cd-encina.example/web',
  },
  redes_sociales: [
    { red: 'instagram', nombre: 'Instagram', url: 'https://instagram.example/cdencina' },
    { red: 'x', nombre: 'X', url: 'https://x.example/cdencina' },
    { red: 'facebook', nombre: 'Facebook', url: 'https://facebook.example/cdencina' },
    { red: 'youtube', nombre: 'YouTube', url: 'https://youtube.example/@cdencina' },
  ],
  patrocinadores: [
    {
      id: 'bar-la-dehesa',
      nombre: 'Bar La Dehesa',
      url: 'https://bar-la-dehesa.example',
      disponible: false,
    },
    {
      id: 'talleres-robledo',
      nombre: 'Talleres Robledo',
      url: 'https://talleres-robledo.example',
      disponible: false,
    },
    {
      id: 'panaderia-monte',
      nombre: 'Panadería Monte',
      url: 'https://panaderia-monte.example',
      disponible: false,
    },
    {
      id: 'fisio-bellota',
      nombre: 'Fisio Bellota',
      url: 'https://fisio-bellota.example',
      disponible: false,
    },
  ],
  donaciones: { url: 'https://pagos.example/donate', boton_id: 'ENCINA2018DEMO' },
  textos: { sobre: '', donaciones: '', privacidad: '' },
  version: 0,
  slugs_anteriores: [],
};
