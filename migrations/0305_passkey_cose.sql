-- The keys of passkeys as WebAuthn has them (COSE), the algorithm in them. docs/adr/0145 tells why.
SET LOCAL search_path = kencana, pg_temp;

-- What a library of the browser's making wrote until now: SPKI, whose three kinds have one form each.
ALTER TABLE passkey DISABLE TRIGGER jaga;
UPDATE passkey SET
  dicabut_pada = CASE WHEN bentuk.cose IS NULL THEN coalesce(dicabut_pada, now()) ELSE dicabut_pada END,
  kunci = coalesce(bentuk.cose, passkey.kunci)
FROM (SELECT id, CASE
    WHEN alg = -7 AND length(kunci) = 91 THEN '\xa5010203262001215820'::bytea
      || substr(kunci, 28, 32) || '\x225820'::bytea || substr(kunci, 60, 32)
    WHEN alg = -8 AND length(kunci) = 44 THEN '\xa4010103272006215820'::bytea || substr(kunci, 13, 32)
    WHEN alg = -257 AND length(kunci) = 294 AND substr(kunci, 290) = '\x0203010001'::bytea
      THEN '\xa401030339010020590100'::bytea || substr(kunci, 34, 256) || '\x2143010001'::bytea
    END AS cose FROM passkey) AS bentuk
WHERE bentuk.id = passkey.id;
ALTER TABLE passkey ENABLE TRIGGER jaga;
ALTER TABLE passkey DROP COLUMN alg;
