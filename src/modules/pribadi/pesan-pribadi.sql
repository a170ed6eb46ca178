-- Whose a number was at a moment, and what was sent to it.

-- Whether what was of a number at this moment was surely this member's: he was a member, and had no other. A day
-- begins some hours before it does in UTC.
CREATE OR REPLACE FUNCTION nomor_pasti(v_hp text, v_saat timestamptz, m member) RETURNS boolean
LANGUAGE sql STABLE AS $$
  SELECT v_saat >= m.tgl_daftar - 1 AND nomor_milik(v_hp, v_saat, ARRAY[m.kode_member])
    AND NOT EXISTS (SELECT FROM hp_member_dahulu h WHERE h.kode_member = m.kode_member
      AND h.no_hp <> v_hp AND v_saat BETWEEN h.dari AND h.sampai) $$;

-- Whether a number was at this moment surely somebody else's: that of a member who is none of these, or one that
-- one of these had before and had no more.
CREATE OR REPLACE FUNCTION hp_orang_lain(v_hp text, v_saat timestamptz, v_kode text[]) RETURNS boolean
LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM (SELECT kode_member FROM member WHERE no_hp = v_hp
      UNION SELECT kode_member FROM hp_member_dahulu WHERE no_hp = v_hp) n
    JOIN member m USING (kode_member)
    WHERE m.kode_member <> ALL (v_kode) AND nomor_pasti(v_hp, v_saat, m))
  OR EXISTS (SELECT FROM hp_member_dahulu h WHERE h.no_hp = v_hp AND h.kode_member = ANY (v_kode))
    AND NOT nomor_milik(v_hp, v_saat, v_kode) $$;

-- The member whose number this stood as at this moment, by a slip of the pen that was mended in his first week
-- (docs/adr/0415): somebody else had it all the while.
CREATE OR REPLACE FUNCTION hp_keliru(v_hp text, v_saat timestamptz) RETURNS SETOF member LANGUAGE sql STABLE AS $$
  SELECT m FROM hp_member_dahulu h JOIN member m USING (kode_member)
  WHERE h.no_hp = v_hp AND h.dari = m.tgl_daftar AND v_saat BETWEEN h.dari AND h.sampai
  ORDER BY h.sampai LIMIT 1 $$;

-- The words of a sentence alone, in small letters, each between two spaces.
CREATE OR REPLACE FUNCTION kata_polos(v text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT ' ' || btrim(regexp_replace(lower(v), '[^[:alnum:]]+', ' ', 'g')) || ' ' $$;

-- The member to whose number by a slip of the pen this came, where it was for whoever has the number: a guest of
-- another name was known by it, and it does not say the member's name, in words: 'hari' is not 'Ari'.
CREATE OR REPLACE FUNCTION pesan_keliru(q pesan_keluar) RETURNS SETOF member LANGUAGE sql STABLE AS $$
  SELECT m FROM hp_keliru(q.penerima, q.saat) m
  WHERE strpos(kata_polos(q.isi), kata_polos(m.nama_member)) = 0 AND EXISTS (SELECT FROM pelanggan p
    WHERE p.kode_toko = q.kode_toko AND p.no_hp = q.penerima AND p.dihapus_pada IS NULL
      AND p.dibuat <= q.saat AND lower(p.nama_customer) <> lower(m.nama_member)) $$;

-- What a shop sent to these members while the number was surely theirs, or to an e-mail address that is nobody
-- else's, and to the numbers of rows that were not made of a member, since these were made and while they were
-- surely nobody else's.
CREATE OR REPLACE FUNCTION pesan_pribadi(v_toko text, v_id uuid[], v_kode text[]) RETURNS SETOF pesan_keluar
LANGUAGE sql STABLE AS $$
  WITH m AS MATERIALIZED (SELECT * FROM member WHERE kode_member = ANY (v_kode)),
  hp AS MATERIALIZED (SELECT p.no_hp, p.nama_customer, p.dibuat FROM pelanggan p
    WHERE p.kode_toko = v_toko AND p.id = ANY (v_id)
      AND NOT EXISTS (SELECT FROM m WHERE id_member(m.kode_member, m.tgl_daftar) = p.id)),
  ke AS MATERIALIZED (SELECT unnest(ARRAY[no_hp, email]) AS alamat FROM m
    UNION SELECT no_hp FROM hp_member_dahulu WHERE kode_member = ANY (v_kode)
    UNION SELECT no_hp FROM hp)
  SELECT q.* FROM pesan_keluar q LEFT JOIN LATERAL pesan_keliru(q) k ON true
  WHERE q.kode_toko = v_toko AND q.penerima <> '' AND q.penerima IN (SELECT alamat FROM ke WHERE alamat IS NOT NULL)
    AND (EXISTS (SELECT FROM hp WHERE hp.no_hp = q.penerima AND q.saat >= hp.dibuat
        AND CASE WHEN k.kode_member IS NULL THEN NOT hp_orang_lain(q.penerima, q.saat, v_kode)
          ELSE lower(hp.nama_customer) <> lower(k.nama_member) END)
      OR EXISTS (SELECT FROM member m WHERE m.kode_member = ANY (v_kode) AND (
        k.kode_member IS NULL AND nomor_pasti(q.penerima, q.saat, m)
          OR m.email = q.penerima AND NOT EXISTS (SELECT FROM member x WHERE x.email = m.email
            AND x.kode_member <> ALL (v_kode) AND x.dihapus_pada IS NULL)))) $$;

-- The same of the shop that asks.
CREATE OR REPLACE FUNCTION pesan_kini(v_id uuid[], v_kode text[]) RETURNS SETOF pesan_keluar
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = kencana, pg_temp AS
$$ SELECT * FROM pesan_pribadi(toko_kini(), v_id, v_kode) $$;

GRANT EXECUTE ON FUNCTION pesan_kini TO kencana_app;
