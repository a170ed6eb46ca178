-- An account in the journal stays; as a foreign key would say it.
CREATE OR REPLACE FUNCTION jaga_akun() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM kencana.jurnal
      WHERE kode_toko = OLD.kode_toko AND nomor_akun = OLD.nomor_akun) THEN
    RAISE foreign_key_violation USING MESSAGE = 'akun masih dipakai di jurnal',
      TABLE = 'jurnal', SCHEMA = 'kencana';
  END IF;
  RETURN CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
END $$;

-- A row stands on one side, and a posting's sides are equal.
CREATE OR REPLACE FUNCTION seimbang_jurnal() RETURNS trigger LANGUAGE plpgsql
SET search_path = kencana, pg_temp AS $$
DECLARE v record;
BEGIN
  SELECT sum(debit) AS debit, sum(kredit) AS kredit INTO v FROM baru
  GROUP BY kode_toko, id_posting
  HAVING sum(debit) <> sum(kredit) OR bool_or((debit = 0) = (kredit = 0)) LIMIT 1;
  IF FOUND THEN
    PERFORM tolak('KN011', 'jurnal_tidak_seimbang',
      jsonb_build_object('debit', v.debit, 'kredit', v.kredit));
  END IF;
  RETURN NULL;
END $$;
