/**
 * How a month's plant is drawn: `plain` fills the card (kasu, ribbons), `other` is a second kasu, `third` the
 * paulownia's last one, `low` leaves the room its subject needs (hikari, tane).
 */
export type Form = 'plain' | 'other' | 'third' | 'low';
