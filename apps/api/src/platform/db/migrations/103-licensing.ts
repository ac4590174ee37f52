/** Licences, applications and what belongs to them: documents, tests, appointments and lessons. */
export const licensing = [
  `create table licenses (
    driver_id text primary key references drivers,
    number text not null unique,
    classes jsonb not null,
    is_commercial boolean not null default false,
    issued_on date not null,
    expires_on date not null check (expires_on > issued_on),
    renewed_on jsonb not null default '[]',
    is_revoked boolean not null default false,
    processing_centre text,
    certificate_number text,
    restrictions jsonb not null default '[]'
  )`,
  `create index licenses_by_expiry on licenses (expires_on) where not is_revoked`,
  `create index licenses_by_issue on licenses (issued_on) where not is_revoked`,

  `create table permits (
    id text primary key,
    driver_id text not null references drivers,
    permit text not null check (permit in ('learners_license', 'international', 'hazard')),
    number text not null unique,
    classes jsonb not null default '[]',
    issued_on date not null,
    expires_on date not null check (expires_on >= issued_on)
  )`,
  `create index permits_of_driver on permits (driver_id, permit, expires_on desc)`,
  `create index permits_by_expiry on permits (expires_on)`,

  // A licence that its holder has claimed with the details printed on the card. It is linked provisionally until someone
  // has verified the holder's identity.
  `create table license_claims (
    driver_id text primary key references drivers,
    account_id text not null references users,
    from_driver_id text,
    license_number text not null,
    claimed_at timestamptz not null
  )`,
  `create index license_claims_of_account on license_claims (account_id)`,

  // Codes with which others can check a licence, and who has checked it.
  `create table shares (
    id text primary key,
    driver_id text not null references drivers,
    code text not null unique,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    withdrawn_at timestamptz
  )`,
  `create index shares_of_driver on shares (driver_id, created_at desc, id desc)`,
  `create index shares_by_age on shares (expires_at)`,
  `create table share_checks (
    id text primary key,
    share_id text not null references shares on delete cascade,
    checked_at timestamptz not null,
    checked_by text not null
  )`,
  `create index share_checks_of on share_checks (share_id, checked_at desc)`,

  `create table eye_tests (
    id text primary key,
    driver_id text not null references drivers,
    tested_on date not null,
    is_passed boolean not null,
    needs_glasses boolean not null,
    acuity text,
    centre text not null,
    recorded_by text not null references users,
    recorded_at timestamptz not null
  )`,
  `create index eye_tests_of_driver on eye_tests (driver_id, tested_on desc, recorded_at desc)`,
  `create index eye_tests_by_day on eye_tests (tested_on) where is_passed`,

  `create table delivery_locations (
    id text primary key,
    driver_id text not null references drivers,
    service_id text,
    recipient text not null,
    phone_number text not null,
    digital_address text,
    street_name text,
    town text,
    city text not null,
    region text not null,
    landmark text,
    version integer not null default 1
  )`,
  `create index delivery_locations_of_driver on delivery_locations (driver_id)`,

  // Applications. The office checks the answers in the last submission and compares them with the one before it.
  `create table services (
    id text primary key,
    number text not null unique,
    kind text not null,
    status text not null check (status in ('draft', 'awaiting_payment', 'paid', 'in_review', 'action_required', 'testing',
      'approved', 'producing', 'ready', 'completed', 'rejected', 'cancelled')),
    driver_id text not null references drivers,
    branch_id text references branches,
    tier text not null default 'standard' check (tier in ('standard', 'premium', 'prestige')),
    details jsonb not null default '{}',
    submitted jsonb,
    submitted_before jsonb,
    decided_classes jsonb,
    delivery_location_id text references delivery_locations,
    reason text,
    filed_by text not null references users,
    version integer not null default 1,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    submitted_at timestamptz,
    completed_at timestamptz,
    check ((status = 'completed') = (completed_at is not null))
  )`,
  // Limits the size of the answers. It is not validated, because an adopted database can have larger ones.
  `alter table services add constraint services_details_size check (octet_length(details::text) <= 65536) not valid`,
  // At most one open application of each kind, even with concurrent requests.
  `create unique index services_open_once on services (driver_id, kind)
    where status not in ('completed', 'rejected', 'cancelled')`,
  `create index services_of_driver on services (driver_id, created_at desc, id desc)`,
  `create index services_by_number on services using gin (number gin_trgm_ops)`,
  `create index services_by_kind on services (kind, created_at desc, id desc)`,
  `create index services_queue on services (status, submitted_at, id)`,
  `create index services_of_branch on services (branch_id, status, submitted_at, id)`,
  // The office's open applications, with the columns by which they can be filtered.
  `create index services_in_office on services (submitted_at, id) include (kind, status, branch_id)
    where submitted_at is not null and status not in ('completed', 'rejected', 'cancelled', 'draft')`,
  `create index services_ended on services (submitted_at, id)
    where submitted_at is not null and status in ('completed', 'rejected', 'cancelled')`,
  `create index services_submitted on services (submitted_at, id)
    where submitted_at is not null and status <> 'draft'`,

  // These refer to an application, and the application refers to its address, or was created after their tables.
  `alter table delivery_locations add constraint delivery_locations_service foreign key (service_id) references services`,
  `alter table invoices add foreign key (service_id) references services`,
  `alter table receipts add foreign key (service_id) references services`,

  // The result of a step is a code, which is shown in the reader's language. The note is text that officers write.
  `create table service_steps (
    service_id text not null references services on delete cascade,
    step text not null,
    position integer not null,
    state text not null default 'open' check (state in ('open', 'done', 'failed')),
    done_at timestamptz,
    result jsonb,
    note text,
    recorded_by text references users,
    primary key (service_id, step)
  )`,

  `create table service_history (
    id text primary key,
    service_id text not null references services on delete cascade,
    at timestamptz not null,
    action text not null,
    from_status text not null,
    to_status text not null,
    by_actor text not null check (by_actor in ('applicant', 'officer', 'system')),
    actor_id text,
    ground text,
    reason text
  )`,
  `create index service_history_of on service_history (service_id, at, id)`,
  `create index service_history_decided on service_history (at)
    where action in ('approve', 'reject', 'hand_over')`,

  `create table update_requests (
    id text primary key,
    driver_id text not null references drivers,
    requested_by text not null references users,
    status text not null check (status in ('requested', 'approved', 'rejected')),
    changes jsonb not null,
    reason_for_change text not null,
    requested_at timestamptz not null,
    decided_at timestamptz,
    decided_by text references users,
    decision_reason text,
    check ((status = 'requested') = (decided_at is null)),
    check (decided_by is null or decided_by <> requested_by)
  )`,
  `create unique index update_requests_open on update_requests (driver_id) where status = 'requested'`,
  `create index update_requests_queue on update_requests (status, requested_at, id)`,
  `create index update_requests_of_driver on update_requests (driver_id, requested_at desc, id desc)`,
  `create index update_requests_by_time on update_requests (requested_at, id)`,
  `create index update_requests_by_status on update_requests (status)`,
  `create index update_requests_decided on update_requests (status, decided_at, id) where decided_at is not null`,
  `create index update_requests_rejected on update_requests (decided_at) where status = 'rejected'`,

  // A document can consist of several files, such as both sides of a card. It belongs to an application, an update
  // request or a decision. Only staff can read documents that support a decision.
  `create table documents (
    id text primary key,
    driver_id text not null references drivers,
    service_id text references services,
    update_request_id text constraint documents_request references update_requests,
    decision_id text,
    document text not null,
    field text,
    name text not null,
    type text not null check (type in ('application/pdf', 'image/jpeg', 'image/png')),
    bytes integer not null check (bytes between 1 and 5242880),
    sha256 text not null,
    blob_key text not null unique,
    status text not null default 'uploaded' check (status in ('uploaded', 'accepted', 'refused')),
    reason text,
    reviewed_by text references users,
    reviewed_at timestamptz,
    uploaded_by text not null references users,
    uploaded_at timestamptz not null
  )`,
  `create index documents_of_service on documents (service_id, uploaded_at desc)`,
  `create index documents_bytes_of_service on documents (service_id) include (bytes)`,
  `create index documents_of_driver on documents (driver_id)`,
  `create index documents_of_request on documents (update_request_id) where update_request_id is not null`,
  `create index documents_of_decision on documents (decision_id) where decision_id is not null`,

  `create table theory_attempts (
    id text primary key,
    service_id text not null references services,
    driver_id text not null references drivers,
    part text not null check (part in ('road_sign', 'road_traffic')),
    paper jsonb not null,
    answers jsonb not null default '{}',
    started_at timestamptz not null,
    deadline_at timestamptz not null,
    finished_at timestamptz,
    right_answers integer,
    is_passed boolean,
    topics_missed jsonb
  )`,
  `create unique index theory_attempts_running on theory_attempts (service_id, part) where finished_at is null`,
  `create index theory_attempts_of_driver on theory_attempts (driver_id, part, started_at desc)`,
  `create index theory_attempts_by_day on theory_attempts (finished_at) where is_passed is not null`,

  `create table practical_tests (
    id text primary key,
    service_id text not null references services,
    tested_on date not null,
    is_passed boolean not null,
    score integer check (score between 0 and 100),
    note text,
    recorded_by text not null references users,
    recorded_at timestamptz not null
  )`,
  `create index practical_tests_of on practical_tests (service_id, recorded_at desc)`,
  `create index practical_tests_by_day on practical_tests (tested_on)`,

  `create table slots (
    id text primary key,
    branch_id text not null references branches,
    purpose text not null check (purpose in ('practical_test', 'eye_test', 'biometrics')),
    starts_at timestamptz not null,
    ends_at timestamptz not null check (ends_at > starts_at),
    capacity integer not null check (capacity between 1 and 100),
    unique (branch_id, purpose, starts_at)
  )`,
  `create index slots_open on slots (branch_id, starts_at, id)`,
  `create index slots_by_start on slots (starts_at)`,

  // An application can need several appointments, so each has a purpose.
  `create table appointments (
    id text primary key,
    service_id text not null references services,
    driver_id text not null references drivers,
    slot_id text not null references slots,
    branch_id text references branches,
    purpose text,
    starts_at timestamptz,
    place integer not null check (place > 0),
    status text not null check (status in ('booked', 'cancelled', 'kept', 'missed')),
    version integer not null default 1,
    created_at timestamptz not null
  )`,
  // The places in a slot are numbered, so that no place is booked twice and the capacity is never exceeded.
  `create unique index appointments_place on appointments (slot_id, place) where status <> 'cancelled'`,
  `create unique index appointments_once on appointments (service_id, purpose) where status = 'booked'`,
  `create index appointments_of_driver on appointments (driver_id, created_at desc, id desc)`,
  `create index appointments_of_service on appointments (service_id, created_at desc, id desc)`,
  `create index appointments_of_branch on appointments (branch_id, created_at desc, id desc)`,
  `create index appointments_of_branch_and_day on appointments (branch_id, starts_at)`,
  `create index appointments_of_day on appointments (starts_at)`,
  `create index appointments_by_time on appointments (created_at desc, id desc)`,
  // Copies the place, time and purpose of a slot to its appointments, so that the appointments at a branch or on a day
  // can be found without a join.
  `create function appointment_is_where_its_slot_is() returns trigger language plpgsql as
    'begin
      select slots.branch_id, slots.starts_at, slots.purpose into new.branch_id, new.starts_at, new.purpose
        from slots where slots.id = new.slot_id;
      return new;
    end'`,
  `create trigger appointment_is_where_its_slot_is before insert or update of slot_id on appointments
    for each row execute function appointment_is_where_its_slot_is()`,

  // Instructors are accredited until a given day.
  `create table instructors (
    id text primary key,
    school_id text not null references schools,
    name text not null,
    license_number text not null,
    accredited_until date,
    created_at timestamptz not null
  )`,
  `create unique index instructors_one on instructors (school_id, license_number)`,
  `create index instructors_by_license on instructors (license_number)`,

  // A school enrols a trainee by number and name. The enrolment is linked to a driver once the trainee has confirmed it
  // in an application.
  `create table enrolments (
    id text not null unique default 'enr_' || replace(gen_random_uuid()::text, '-', ''),
    school_id text not null references schools,
    driver_id text references drivers,
    trainee_number text not null,
    name text,
    license_class text not null,
    certificate_number text,
    certificate_date date,
    enrolled_at timestamptz not null default now(),
    ended_at timestamptz,
    primary key (school_id, trainee_number),
    constraint enrolments_of_somebody check (driver_id is not null or name is not null)
  )`,
  `create index enrolments_of_school on enrolments (school_id, enrolled_at desc, id desc)`,
  `create index enrolments_of_driver on enrolments (driver_id)`,

  // Schools record lessons and trainees confirm them. The hours only count once confirmed.
  `create table class_records (
    id text primary key,
    school_id text not null references schools,
    driver_id text not null references drivers,
    license_class text not null,
    module text not null check (module in ('theory', 'practical')),
    topic text not null,
    date date not null,
    starts_at text not null,
    ends_at text not null,
    hours numeric(4, 1) not null check (hours > 0),
    instructor text not null,
    instructor_id text references instructors,
    vehicle text,
    attendance text not null check (attendance in ('present', 'absent')),
    score integer check (score between 0 and 100),
    remark text,
    recorded_by text references users,
    recorded_at timestamptz,
    is_verified boolean not null default false,
    signed_at timestamptz,
    dispute text
  )`,
  // It is not validated, because an adopted database can have earlier lessons without valid times.
  `alter table class_records add constraint class_records_times check (starts_at < ends_at) not valid`,
  `create index class_records_of_school on class_records (school_id, date desc, id desc)`,
  `create index class_records_of_driver on class_records (driver_id, date desc, id desc)`,
  `create index class_records_by_date on class_records (date desc, id desc)`,
  `create index class_records_by_words on class_records
    using gin (topic gin_trgm_ops, instructor gin_trgm_ops, vehicle gin_trgm_ops)`,
  `create index class_records_by_kind on class_records (module, attendance, license_class, date)`,
];
