/** The devices on which an account has logged in. A device keeps a random token, of which only the hash is stored. */
export const knownDevices = [
  `create table known_devices (
    user_id text not null references users on delete cascade,
    token_hash text not null,
    added_at timestamptz not null,
    last_used_at timestamptz not null,
    primary key (user_id, token_hash)
  )`,
  `create index known_devices_by_age on known_devices (last_used_at)`,
];
