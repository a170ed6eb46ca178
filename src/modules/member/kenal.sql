-- The member of a telephone number: who has it, or whom that record was joined to (docs/adr/0349).
CREATE OR REPLACE FUNCTION member_dari_hp(v_hp text) RETURNS member LANGUAGE sql STABLE AS $$
  SELECT m FROM member b JOIN member m ON m.kode_member = coalesce(b.kode_gabung, b.kode_member)
    AND m.aktif WHERE b.no_hp = v_hp AND v_hp <> '' $$;

-- Whether what was written of a number at this moment is of these members: whoever had it then, else
-- whoever has it (docs/adr/0415).
CREATE OR REPLACE FUNCTION nomor_milik(v_hp text, v_saat timestamptz, v_kode text[]) RETURNS boolean
LANGUAGE sql STABLE AS $$
  SELECT coalesce((SELECT h.kode_member = ANY (v_kode) FROM hp_member_dahulu h
      WHERE h.no_hp = v_hp AND v_saat BETWEEN h.dari AND h.sampai ORDER BY h.sampai LIMIT 1),
    EXISTS (SELECT FROM member m WHERE m.no_hp = v_hp AND m.kode_member = ANY (v_kode))) $$;

-- The member who bought: who has the telephone number of the note's customer.
CREATE OR REPLACE FUNCTION member_nota(v_toko text, v_id uuid) RETURNS member LANGUAGE sql STABLE AS $$
  SELECT m FROM penjualan_kini p JOIN pelanggan o ON o.kode_toko = v_toko AND o.id = p.id_pelanggan,
    LATERAL member_dari_hp(o.no_hp) m
  WHERE p.kode_toko = v_toko AND p.id = v_id AND m.kode_member IS NOT NULL $$;

-- Whose points are meant: of a record that was joined, those of the other.
CREATE OR REPLACE FUNCTION member_kini(v_member text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT coalesce(kode_gabung, kode_member) FROM member WHERE kode_member = v_member $$;

-- What a person has as a member, for his page.
CREATE OR REPLACE FUNCTION profil_member(v_toko text, v_id uuid[], v_hp text[], v_tgl date)
RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object('kode', m.kode_member, 'poin', poin_kini(v_toko, m.kode_member, v_tgl),
    'tgl_daftar', m.tgl_daftar)
  FROM unnest(v_hp) h, LATERAL member_dari_hp(h) m WHERE m.kode_member IS NOT NULL
  ORDER BY m.tgl_daftar, m.kode_member LIMIT 1 $$;

-- What is said by itself (docs/adr/0350): a member who agreed has his birthday. The shop says it that knows him
-- best: of his latest points, else the first of the chain; and where another has said it already, also to a
-- record that was joined to his, nobody does again.
CREATE OR REPLACE FUNCTION pesan_otomatis_ulang_tahun(v_toko text, v_hari date)
RETURNS TABLE (kunci text, penerima text, nilai jsonb) LANGUAGE sql STABLE AS $$
  SELECT concat_ws(' ', m.kode_member, extract(year FROM v_hari)), m.no_hp,
    jsonb_build_object('nama', m.nama_member)
  FROM member_ulang_tahun(v_hari) m
  WHERE m.saluran IS NOT NULL AND v_toko = coalesce((
      SELECT p.kode_toko FROM poin p WHERE p.kode_member = m.kode_member
      ORDER BY p.tgl_system DESC, p.kode_toko LIMIT 1), (SELECT min(kode_toko) FROM toko))
    AND NOT EXISTS (SELECT FROM member b, toko l, pesan_keluar q
      WHERE m.kode_member IN (b.kode_member, b.kode_gabung) AND q.kode_toko = l.kode_toko
        AND q.kunci = concat_ws(' ', 'ULANG_TAHUN', b.kode_member, extract(year FROM v_hari))) $$;

-- Whose birthday it is; one of 29 February has it on the 28th where the year has none.
CREATE OR REPLACE FUNCTION member_ulang_tahun(v_tgl date) RETURNS SETOF member LANGUAGE sql STABLE AS $$
  SELECT m FROM member m WHERE m.aktif AND (
    (extract(month FROM tgl_lahir), extract(day FROM tgl_lahir))
      = (extract(month FROM v_tgl), extract(day FROM v_tgl))
    OR extract(month FROM tgl_lahir) = 2 AND extract(day FROM tgl_lahir) = 29
      AND to_char(v_tgl, 'MMDD') = '0228' AND to_char(v_tgl + 1, 'MMDD') = '0301') $$;

GRANT EXECUTE ON FUNCTION member_dari_hp, member_kini, member_ulang_tahun TO kencana_app;
