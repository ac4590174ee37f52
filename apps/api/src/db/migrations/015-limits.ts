/** Limits the size of the answers in an application. Existing rows are not checked. */
export const limits = [
  `alter table services add constraint services_details_size check (octet_length(details::text) <= 65536) not valid`,
  `create index documents_bytes_of_service on documents (service_id) include (bytes)`,
];
