/** To whom a card was handed over, and which document they showed. Earlier entries do not say. */
export const handOvers = [
  `alter table service_history
    add column handed_to text check (handed_to in ('holder', 'representative', 'courier')),
    add column receiver text,
    add column document_shown text,
    add constraint service_history_receiver check ((handed_to is not distinct from 'representative') = (receiver is not null)),
    add constraint service_history_document_shown
      check ((handed_to is not null and handed_to <> 'courier') = (document_shown is not null))`,
];
