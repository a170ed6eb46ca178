-- Numbers of members that were kept before the rule of docs/adr/0415 was mended. A row of before the member was
-- written down is of whoever had his code. A number that was mended in the week after that day was a slip of the
-- pen, and his since that day alone; the first other one was his since ever, a later one since the one before.
SET LOCAL search_path = kencana, pg_temp;

DELETE FROM hp_member_dahulu h WHERE h.sampai < (SELECT max(r.saat) FROM riwayat_master r
  WHERE r.tabel = 'member' AND r.kunci = h.kode_member AND r.sebelum IS NULL);

WITH kini AS MATERIALIZED (
  SELECT h.no_hp, h.kode_member, h.sampai, m.tgl_daftar::timestamptz AS daftar,
    h.dari = m.tgl_daftar::timestamptz OR h.sampai::date < m.tgl_daftar + 7 AS keliru
  FROM hp_member_dahulu h JOIN member m ON m.kode_member = h.kode_member),
benar AS (
  SELECT k.no_hp, k.kode_member, k.sampai, CASE WHEN k.keliru THEN k.daftar ELSE coalesce(
    (SELECT max(d.sampai) FROM kini d
      WHERE d.kode_member = k.kode_member AND d.sampai < k.sampai AND NOT d.keliru), '-infinity') END AS dari
  FROM kini k)
UPDATE hp_member_dahulu h SET dari = b.dari FROM benar b
WHERE (h.no_hp, h.sampai, h.kode_member) = (b.no_hp, b.sampai, b.kode_member) AND h.dari <> b.dari;
